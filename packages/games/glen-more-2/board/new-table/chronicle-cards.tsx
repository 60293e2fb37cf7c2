import './styles.css'
import { type ChronicleName, GAME_ID, MANIFESTS, MAX_SEATS, MIN_SEATS } from '@bothy/glen-more-2/data'
import type { JSX } from 'preact'
import { useState } from 'preact/hooks'
import type { OptionPart, OptionPartProps } from '@bothy/board-kit/board/details/option-part.ts'
import { Icon } from '@bothy/board-kit/ui/controls/icons.tsx'
import { NewTabLink } from '@bothy/board-kit/ui/controls/new-tab-link.tsx'
import { PopoverButton } from '@bothy/board-kit/ui/controls/popover.tsx'
import { paths } from '@bothy/board-kit/ui/page/router.ts'
import { byNumber, DIFFICULTIES, type Difficulty, minutesOf, SETS } from './facts.ts'
import { PICTURES } from '../../modules/written/board/pictures.ts'
import { cardWords } from './words.ts'

const TITLE = 'chronicles-title'
const SURPRISES = 2

type Offered = Pick<OptionPartProps, 'offered' | 'seats' | 'chosen'>

const idsOf = ({ offered }: Offered): readonly ChronicleName[] => byNumber(offered.map(({ id }) => id))
const chosenIn = (props: Offered): readonly ChronicleName[] =>
  idsOf(props).filter((name) => props.chosen[name] === true)

const rulesOf = (name: ChronicleName): string => paths.rules(GAME_ID, `GM2-C${MANIFESTS[name].number}-1`)

/** GM2-C0-3: Chronicles that this number of seats may play. */
const possibleIn = ({ offered, seats }: Offered): readonly ChronicleName[] =>
  byNumber(offered.filter(({ values }) => values(seats).includes(true)).map(({ id }) => id))

const fewestFor = ({ offered }: Offered, name: ChronicleName): number => {
  const values = offered.find(({ id }) => id === name)?.values
  for (let seats: number = MIN_SEATS; seats < MAX_SEATS; seats++)
    if (values?.(seats).includes(true) === true) return seats
  return MAX_SEATS
}

const exactly = (props: Offered, names: readonly ChronicleName[]): OptionPartProps['chosen'] => ({
  ...props.chosen,
  ...Object.fromEntries(idsOf(props).map((name) => [name, names.includes(name)])),
})

function Difficulties({ difficulty, label }: { difficulty: Difficulty; label: string }): JSX.Element {
  const level = DIFFICULTIES.indexOf(difficulty)
  return (
    <span class="gm2-card-difficulty" title={label}>
      <span class="gm2-card-bars" aria-hidden="true">
        {DIFFICULTIES.map((one, i) => (
          <span key={one} data-full={i <= level} />
        ))}
      </span>
      <span class="visually-hidden">{label}</span>
    </span>
  )
}

function Card({ name, ...props }: OptionPartProps & { readonly name: ChronicleName }): JSX.Element {
  const { chosen, texts, language, onChange } = props
  const words = cardWords.of(language)
  const { minutes, difficulty } = MANIFESTS[name]
  const isChosen = chosen[name] === true
  const isPossible = possibleIn(props).includes(name)
  const Picture = PICTURES[name]
  return (
    <div class="gm2-chronicle-card" data-possible={isPossible}>
      <label>
        <input
          type="checkbox"
          checked={isChosen}
          disabled={!isPossible && !isChosen}
          onChange={() => onChange({ ...chosen, [name]: !isChosen })}
        />
        <span class="gm2-chronicle-picture">
          <Picture />
          <span class="gm2-card-number">{MANIFESTS[name].number}</span>
          {isChosen && (
            <span class="gm2-card-in-play" title={words.inPlay}>
              <Icon name="check" size={16} />
              <span class="visually-hidden">{words.inPlay}</span>
            </span>
          )}
        </span>
        <strong class="gm2-chronicle-name">{texts.options[name]?.label}</strong>
        <span class="gm2-card-facts small">
          <span class={isPossible ? '' : 'gm2-card-why'}>
            {isPossible ? words.minutes(minutes) : words.tooFew(fewestFor(props, name))}
          </span>
          <Difficulties difficulty={difficulty} label={words.difficulties[difficulty]} />
        </span>
      </label>
      <About name={name} {...props} />
    </div>
  )
}

function About({ name, ...props }: OptionPartProps & { readonly name: ChronicleName }): JSX.Element {
  const words = cardWords.of(props.language)
  const [open, setOpen] = useState(false)
  const title = props.texts.options[name]?.label ?? name
  const { minutes, difficulty } = MANIFESTS[name]
  return (
    <PopoverButton
      class="gm2-card-about"
      name={words.about(title)}
      face={<Icon name="info" size={20} />}
      label={title}
      open={open}
      onOpen={setOpen}
    >
      <div class="gm2-card-told">
        <strong>{title}</strong>
        <p>{words.lines[name]}</p>
        <p class="soft small">
          {words.minutes(minutes)} · {words.difficulties[difficulty]} ·{' '}
          {words.players(fewestFor(props, name), MAX_SEATS)}
        </p>
        <NewTabLink class="small" href={rulesOf(name)}>
          {words.rules}
        </NewTabLink>
      </div>
    </PopoverButton>
  )
}

function Sets(props: OptionPartProps): JSX.Element {
  const words = cardWords.of(props.language)
  const possible = possibleIn(props)
  const now = chosenIn(props).join()
  const set = (names: readonly ChronicleName[]): void => props.onChange(exactly(props, names))
  const surprise = (): void => {
    const left = [...possible]
    set(Array.from({ length: SURPRISES }, () => left.splice(Math.floor(Math.random() * left.length), 1)).flat())
  }
  const button = (label: string, names: readonly ChronicleName[]): JSX.Element => (
    <button
      key={label}
      type="button"
      class="button small"
      aria-pressed={now === byNumber(names).join()}
      onClick={() => set(names)}
    >
      {label}
    </button>
  )
  return (
    <div class="gm2-chronicle-sets" role="group" aria-label={words.forFirst}>
      {button(words.noneOfThem, [])}
      {(['water', 'feast', 'quarrel'] as const)
        .filter((name) => SETS[name].every((one) => possible.includes(one)))
        .map((name) => button(words.sets[name], SETS[name]))}
      {possible.length > SURPRISES && (
        <button type="button" class="button small" onClick={surprise}>
          <Icon name="swap" size={16} /> {words.surprise}
        </button>
      )}
    </div>
  )
}

function Fields(props: OptionPartProps): JSX.Element {
  const words = cardWords.of(props.language)
  return (
    <section class="gm2-chronicles" aria-labelledby={TITLE}>
      <div class="gm2-chronicles-head">
        <h2 id={TITLE}>{words.title}</h2>
        <p class="soft small">{words.lead}</p>
        <Sets {...props} />
      </div>
      <div class="gm2-chronicle-cards">
        {idsOf(props).map((name) => (
          <Card key={name} name={name} {...props} />
        ))}
      </div>
    </section>
  )
}

function Summary(props: OptionPartProps): JSX.Element {
  const words = cardWords.of(props.language)
  const names = chosenIn(props)
  return (
    <section class="gm2-chronicles-chosen small" aria-label={words.allInPlay}>
      {names.length === 0 ? (
        <p class="soft">{words.none}</p>
      ) : (
        <ul>
          {names.map((name) => (
            <li key={name}>
              <span class="gm2-card-number">{MANIFESTS[name].number}</span>
              <NewTabLink href={rulesOf(name)}>{props.texts.options[name]?.label}</NewTabLink>
              <span class="soft">{words.minutes(MANIFESTS[name].minutes)}</span>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

export const chronicleCards: OptionPart = {
  words: cardWords,
  group: 'chronicles',
  minutes: (chosen) => minutesOf(byNumber(Object.keys(chosen)).filter((name) => chosen[name] === true)),
  Fields,
  Summary,
}
