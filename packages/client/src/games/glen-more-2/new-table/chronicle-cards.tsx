import './styles.css'
import { CHRONICLE_NUMBERS, type ChronicleName, GAME_ID, MAX_SEATS, MIN_SEATS } from '@bothy/glen-more-2/data'
import type { JSX } from 'preact'
import type { OptionPart, OptionPartProps } from '../../../board/option-part.ts'
import { Icon } from '../../../ui/icons.tsx'
import { paths } from '../../../ui/router.ts'
import { byNumber, CHRONICLE_FACTS, DIFFICULTIES, type Difficulty, minutesOf, SETS } from './facts.ts'
import { PICTURES } from './pictures.tsx'
import { cardWords } from './words.ts'

const SECTION = 'chronicles'
const SURPRISES = 2

type Offered = Pick<OptionPartProps, 'offered' | 'seats' | 'chosen'>

const idsOf = ({ offered }: Offered): readonly ChronicleName[] => byNumber(offered.map(({ id }) => id))
const chosenIn = (props: Offered): readonly ChronicleName[] =>
  idsOf(props).filter((name) => props.chosen[name] === true)

/** GM2-C0-3: those that so many may play with. */
const possibleIn = ({ offered, seats }: Offered): readonly ChronicleName[] =>
  byNumber(offered.filter(({ values }) => values(seats).includes(true)).map(({ id }) => id))

const fewestFor = ({ offered }: Offered, name: ChronicleName): number => {
  const values = offered.find(({ id }) => id === name)?.values
  for (let seats: number = MIN_SEATS; seats < MAX_SEATS; seats++)
    if (values?.(seats).includes(true) === true) return seats
  return MAX_SEATS
}

/** These and no others. */
const exactly = (props: Offered, names: readonly ChronicleName[]): OptionPartProps['chosen'] => ({
  ...props.chosen,
  ...Object.fromEntries(idsOf(props).map((name) => [name, names.includes(name)])),
})

function Difficulties({ difficulty, label }: { difficulty: Difficulty; label: string }): JSX.Element {
  const level = DIFFICULTIES.indexOf(difficulty)
  return (
    <span class="gm2-card-difficulty">
      <span class="gm2-card-bars" aria-hidden="true">
        {DIFFICULTIES.map((one, i) => (
          <span key={one} data-full={i <= level} />
        ))}
      </span>
      {label}
    </span>
  )
}

function Card({ name, ...props }: OptionPartProps & { readonly name: ChronicleName }): JSX.Element {
  const { chosen, texts, language, onChange } = props
  const words = cardWords.of(language)
  const { minutes, difficulty } = CHRONICLE_FACTS[name]
  const isChosen = chosen[name] === true
  const isPossible = possibleIn(props).includes(name)
  const fewest = fewestFor(props, name)
  const Picture = PICTURES[name]
  return (
    <label class="gm2-chronicle-card" data-possible={isPossible}>
      <input
        type="checkbox"
        checked={isChosen}
        disabled={!isPossible && !isChosen}
        onChange={() => onChange({ ...chosen, [name]: !isChosen })}
      />
      <span class="gm2-card-picture">
        <Picture />
        <span class="gm2-card-number">{CHRONICLE_NUMBERS[name]}</span>
        {isChosen && (
          <span class="gm2-card-in-play">
            <Icon name="check" size={14} /> {words.inPlay}
          </span>
        )}
      </span>
      <span class="gm2-card-text">
        <strong>{texts.options[name]?.label}</strong>
        <span class="soft small">{words.lines[name]}</span>
      </span>
      <span class="gm2-card-facts small">
        <span>{words.minutes(minutes)}</span>
        <Difficulties difficulty={difficulty} label={words.difficulties[difficulty]} />
        <span>{isPossible ? words.players(fewest, MAX_SEATS) : words.tooFew(fewest)}</span>
      </span>
    </label>
  )
}

/** Good ones to begin with, two at random, or none. */
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
      <span class="soft small">{words.forFirst}</span>
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
    <section id={SECTION} class="gm2-chronicles" tabIndex={-1} aria-labelledby={`${SECTION}-title`}>
      <div>
        <h2 id={`${SECTION}-title`}>{words.title}</h2>
        <p class="soft small">{words.lead}</p>
      </div>
      <Sets {...props} />
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
  const show = (): void => {
    const section = document.getElementById(SECTION)
    section?.scrollIntoView({ block: 'start' })
    section?.focus({ preventScroll: true })
  }
  return (
    <section class="gm2-chronicles-chosen" aria-label={words.allInPlay}>
      <div class="rules-fold-head">
        <Icon name="flag" />
        <h2>{words.allInPlay}</h2>
        <button type="button" class="button small" onClick={show}>
          {words.choose}
        </button>
      </div>
      {names.length === 0 ? (
        <p class="soft small">{words.none}</p>
      ) : (
        <ul class="small">
          {names.map((name) => (
            <li key={name}>
              <span class="gm2-card-number">{CHRONICLE_NUMBERS[name]}</span>
              <a href={paths.rules(GAME_ID, `GM2-C${CHRONICLE_NUMBERS[name]}-1`)}>{props.texts.options[name]?.label}</a>
              <span class="soft">{words.minutes(CHRONICLE_FACTS[name].minutes)}</span>
            </li>
          ))}
        </ul>
      )}
      {names.length > 1 && <p class="soft small">{words.longer(minutesOf(names))}</p>}
    </section>
  )
}

export const chronicleCards: OptionPart = { words: cardWords, group: 'chronicles', Fields, Summary }
