import type { JSX } from 'preact'
import { useEffect, useMemo, useState } from 'preact/hooks'
import { isGameId, loadGame, loadLore } from '@bothy/games'
import type { Game, GameTypes, Json, Texts } from '@bothy/kernel'
import type { Lore } from '@bothy/kernel/lore'
import type { NewTable, Pace } from '@bothy/protocol'
import { createOnDevice } from '../net/hosts.ts'
import { api, type Reply } from '../net/api.ts'
import { knownName, takeName } from '../net/my-name.ts'
import { Segments } from '../ui/fields.tsx'
import { Header } from './header.tsx'
import { loadInUse } from '../ui/catalogue.ts'
import { clockWords } from '../ui/clock-words.ts'
import { t } from '../ui/i18n.ts'
import { makeCatalogue, makeWords } from '../ui/make-words.ts'
import { type Company, navigate, paths } from '../ui/router.ts'
import { language } from '../ui/settings.ts'
import { Loading } from '../ui/states.tsx'
import { useClient } from '../games/use-client.ts'
import { useFetched } from '../games/use-fetched.ts'
import { useTitle } from '../ui/use-title.ts'
import { CompanyFields } from './company-fields.tsx'
import { CorrectionEditor } from './correction-editor.tsx'
import { type Corrected, CorrectionFields, problemText } from './correction-fields.tsx'
import { correctionsIn, placeText } from './correction-values.ts'
import { GameLinks } from './game-links.tsx'
import { NotFoundPage } from './not-found.tsx'
import { correcting, correctingWords } from './correcting-words.ts'
import { OptionFields } from './option-fields.tsx'
import { leaderboardWords } from './leaderboard-words.ts'
import { PaceFields } from './pace-fields.tsx'
import { RatedField } from './rated-field.tsx'
import { RulesFold } from './rules-fold.tsx'
import { firstSeats, grow, type Plan, SeatFields } from '../table/seat-fields.tsx'
import './new-table-styles.css'

/** The page with its words. */
export async function loadNewTablePage(): Promise<typeof NewTablePage> {
  await Promise.all([makeCatalogue, correctingWords, clockWords, leaderboardWords].map(loadInUse))
  return NewTablePage
}

function NewTablePage({ game: id, company }: { readonly game: string; readonly company: Company }): JSX.Element {
  const client = useClient(id)
  const [game, setGame] = useState<Game<GameTypes> | null>(null)
  useEffect(() => {
    if (isGameId(id)) void loadGame(id).then(setGame)
  }, [id])
  if (!isGameId(id)) return <NotFoundPage />
  // Those of another game stay until these are there.
  const ready = client?.id === id && game?.id === id
  return (
    <>
      <Header />
      <main class="new-table" id="main" tabIndex={-1}>
        {ready ? (
          <Form
            key={`${id} ${company}`}
            game={game}
            client={client}
            company={company}
            texts={client.words.of(language.value).texts}
          />
        ) : (
          <Loading />
        )}
      </main>
    </>
  )
}

/** What the opponents know, fetched beside the form; null until then. */
function useLore(id: string): Lore<GameTypes> | null {
  const [lore, setLore] = useState<Lore<GameTypes> | null>(null)
  useEffect(() => {
    if (isGameId(id)) void loadLore(id).then(setLore)
  }, [id])
  return lore
}

type FormProps = {
  readonly game: Game<GameTypes>
  readonly client: NonNullable<ReturnType<typeof useClient>>
  readonly company: Company
  readonly texts: Texts<GameTypes>
}

function Form({ game, client, company: wanted, texts }: FormProps): JSX.Element {
  const words = makeWords.value
  const [company, setCompany] = useState(wanted)
  const [seats, setSeats] = useState<readonly Plan[]>(() => firstSeats(company, Math.min(4, game.seats.max)))
  const [options, setOptions] = useState<{ readonly [id: string]: Json }>({})
  const [visibility, setVisibility] = useState<'private' | 'open'>('private')
  const [friendly, setFriendly] = useState<'off' | 'on'>('off')
  const [rated, setRated] = useState<'off' | 'on'>('off')
  const [pace, setPace] = useState<Pace | null>(null)
  const [trouble, setTrouble] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)
  const where = company === 'here' ? 'device' : 'server'
  useTitle(words.title(texts.title))
  const [corrected, setCorrected] = useState<Corrected | null>(null)
  const [isEditing, setEditing] = useState(false)
  const guide = useFetched(client.loadData)
  const part = useFetched(client.loadOptions)
  const checked = useMemo(
    () => game.setup(corrected === null ? options : { ...options, corrections: corrected.corrections }, seats.length),
    [game, options, corrected, seats.length],
  )
  const lore = useLore(game.id)
  const known = !checked.ok || lore === null || lore.knows(checked.value, seats.length)
  const hasPerson = where === 'server' || seats.some((seat) => seat.kind !== 'bot')
  const solo = seats.filter((seat) => seat.kind !== 'bot').length === 1 && seats.every((seat) => seat.kind !== 'open')
  const mayRate = where === 'server' && seats.length > 1 && seats.some((seat) => seat.kind === 'me')
  const isOpen = where === 'server' && seats.some((seat) => seat.kind === 'open')
  const counts = Array.from({ length: game.seats.max - game.seats.min + 1 }, (_, i) => String(game.seats.min + i))

  const partProps = {
    offered: game.options.filter(({ group }) => group !== null && group === part?.group),
    seats: seats.length,
    chosen: options,
    texts,
    language: language.value,
    onChange: setOptions,
  }
  const listed = game.options.filter((option) => !partProps.offered.includes(option))

  const create = async (): Promise<void> => {
    if (!checked.ok) return
    setBusy(true)
    setTrouble(null)
    const isRated = mayRate && rated === 'on'
    const isFriendly = solo && !isRated && friendly === 'on'
    if (where === 'device')
      return navigate(await createOnDevice(game.id, seats.map(deviceSeat), checked.value, isFriendly))
    const mine = seats.find((seat) => seat.kind === 'me')
    const named = await takeName(mine === undefined ? '' : mine.name.trim() || knownName())
    if (!named.ok) return fail(named)
    const reply = await api.create({
      game: game.id,
      seats: seats.map(serverSeat),
      setup: checked.value,
      visibility,
      friendly: isFriendly,
      rated: isRated,
      pace: isOpen ? pace : null,
    })
    return reply.ok ? navigate(paths.table(reply.value.id)) : fail(reply)
  }
  const fail = (reply: Extract<Reply<unknown>, { readonly ok: false }>): void => {
    setBusy(false)
    setTrouble(reply.why === 'refused' ? t.value.refusals[reply.refusal.why] : t.value.common.noServer)
  }
  const problem =
    checked.ok || !checked.problem.at.startsWith('corrections')
      ? null
      : problemText(checked.problem, texts, (at) => placeText(at, corrected?.corrections ?? null, guide))
  return (
    <>
      <form
        class="make"
        onSubmit={(event) => {
          event.preventDefault()
          void create().catch(() => {
            setBusy(false)
            setTrouble(t.value.common.failed)
          })
        }}
      >
        <div class="make-who">
          <h1 tabIndex={-1}>{words.heading}</h1>
          <GameLinks game={game.id} path={(id) => paths.make(id, company)} />
          <CompanyFields
            company={company}
            onChange={(value) => {
              setCompany(value)
              setSeats(firstSeats(value, seats.length))
            }}
          />
          <div class="make-count">
            <Segments
              label={words.count}
              value={String(seats.length)}
              choices={counts.map((value) => ({ value, label: value }))}
              onChange={(count) => setSeats(grow(seats, Number(count), where))}
            />
          </div>
          <SeatFields game={game.id} seats={seats} where={where} known={known} onChange={setSeats} />
          {part !== null && <part.Fields {...partProps} />}
        </div>
        <section class="make-rest panel" aria-label={words.table}>
          <div class="make-rest-fields">
            {isOpen && (
              <Segments
                label={words.visibility}
                value={visibility}
                choices={[
                  { value: 'private', label: words.visibilities.private },
                  { value: 'open', label: words.visibilities.open },
                ]}
                help={words.visibilityHelp[visibility]}
                onChange={setVisibility}
              />
            )}
            {isOpen && <PaceFields pace={pace} isRated={mayRate && rated === 'on'} onChange={setPace} />}
            {mayRate && (
              <RatedField
                value={rated}
                onChange={(value) => {
                  setRated(value)
                  if (value === 'on' && pace?.late === 'bot') setPace({ ...pace, late: 'out' })
                }}
              />
            )}
            {solo && !(mayRate && rated === 'on') && (
              <Segments
                label={words.friendly}
                value={friendly}
                choices={[
                  { value: 'off', label: words.friendlyValues.off },
                  { value: 'on', label: words.friendlyValues.on },
                ]}
                help={words.friendlyHelp}
                onChange={setFriendly}
              />
            )}
            {where === 'device' && <p class="soft small">{words.onDeviceHelp}</p>}
            {part !== null && <part.Summary {...partProps} />}
            <RulesFold
              all={listed}
              texts={texts}
              options={options}
              corrected={corrected?.name ?? null}
              onReset={() => {
                setOptions(Object.fromEntries(partProps.offered.map(({ id }) => [id, options[id] ?? false])))
                setCorrected(null)
              }}
            >
              <OptionFields
                game={game.id}
                all={listed}
                seats={seats.length}
                texts={texts}
                options={options}
                onChange={setOptions}
              />
              <CorrectionFields
                game={game}
                texts={texts}
                chosen={corrected}
                checked={checked}
                guide={guide}
                onChange={setCorrected}
                onEdit={() => setEditing(true)}
              />
            </RulesFold>
          </div>
          <div class="make-foot">
            {!checked.ok && (
              <p class="note bad small" role="alert">
                {problem ?? words.badOption(texts.options[checked.problem.at]?.label ?? checked.problem.at)}
              </p>
            )}
            {trouble !== null && (
              <p class="note bad small" role="alert">
                {trouble}
              </p>
            )}
            <p class="soft small">{hasPerson ? words.summary(countSeats(seats)) : words.needPerson}</p>
            <button type="submit" class="button primary large" disabled={busy || !checked.ok || !hasPerson}>
              {busy ? t.value.home.starting : words.create}
            </button>
          </div>
        </section>
      </form>
      {isEditing && guide !== null && game.correctable !== null && (
        <CorrectionEditor
          game={game}
          data={game.correctable}
          title={texts.title}
          guide={guide}
          name={corrected?.name ?? correcting.value.mine}
          corrections={correctionsIn(game.correctable, corrected?.corrections ?? null)}
          problem={problem}
          onChange={(name, corrections) => setCorrected(corrections.length === 0 ? null : { name, corrections })}
          onClose={() => setEditing(false)}
        />
      )}
    </>
  )
}

const countSeats = (seats: readonly Plan[]): { readonly [kind in Plan['kind']]: number } => {
  const count = { me: 0, open: 0, here: 0, bot: 0 }
  for (const { kind } of seats) count[kind]++
  return count
}

const serverSeat = (seat: Plan): NewTable['seats'][number] =>
  seat.kind === 'bot' ? { kind: 'bot', level: seat.level } : seat.kind === 'me' ? { kind: 'me' } : { kind: 'open' }

const deviceSeat = (seat: Plan, i: number) =>
  seat.kind === 'bot'
    ? { kind: 'bot' as const, level: seat.level }
    : { kind: 'person' as const, name: seat.name.trim() === '' ? makeWords.value.person(i + 1) : seat.name.trim() }
