import type { JSX } from 'preact'
import { useEffect, useMemo, useRef, useState } from 'preact/hooks'
import { GAME_IDS, isGameId, MANIFESTS, minutesFor } from '@bothy/games'
import type { GameTypes, Json, Texts } from '@bothy/kernel'
import type { NewTable, Pace } from '@bothy/protocol'
import { createOnDevice } from '../../net/hosts.ts'
import { api, me, type Reply } from '../../net/api.ts'
import { knownName, takeName } from '../../net/people/my-name.ts'
import { Segments, Select } from '@bothy/board-kit/ui/controls/fields.tsx'
import { Header } from '../header.tsx'
import { loadInUse } from '@bothy/board-kit/ui/words/catalogue.ts'
import { Icon } from '@bothy/board-kit/ui/controls/icons.tsx'
import { clockWords } from '@bothy/board-kit/ui/words/clock-words.ts'
import { t } from '@bothy/board-kit/ui/words/i18n.ts'
import { makeCatalogue, makeWords } from '@bothy/board-kit/ui/words/make-words.ts'
import { type Company, navigate, paths } from '@bothy/board-kit/ui/page/router.ts'
import { language } from '@bothy/board-kit/ui/page/settings.ts'
import { Failure, Loading } from '@bothy/board-kit/ui/controls/states.tsx'
import { useFetched } from '../../games/use-fetched.ts'
import { useTitle } from '@bothy/board-kit/ui/page/use-title.ts'
import { changedOptions } from './changed-options.ts'
import { type Chosen, ChosenCard, chosenInBrief } from './chosen-card.tsx'
import { CompanyFields } from './company-fields.tsx'
import { CorrectionEditor } from './correction-editor.tsx'
import { type Corrected, CorrectionFields, problemText } from './correction-fields.tsx'
import { correctionsIn, placeText } from './correction-values.ts'
import { FriendlyCell } from './friendly-cell.tsx'
import { GameLinks } from '../home/game-links.tsx'
import { NotFoundPage } from '../not-found.tsx'
import { correcting, correctingWords } from './correcting-words.ts'
import { leaderboardWords } from '../leaderboard/leaderboard-words.ts'
import { PaceFields, paceIf } from './pace-fields.tsx'
import { RatedCell } from './rated-cell.tsx'
import { TableOptions } from './table-options.tsx'
import { countSeats, type Drawn, numbersOfSeats, useDrawn, useLore, useOptionPart } from './use-table-form.ts'
import { drawLots, firstSeats, grow, type Plan, SeatFields } from '../../table/seats/seat-fields.tsx'
import './styles.css'

/** The page with its words. */
export async function loadNewTablePage(): Promise<typeof NewTablePage> {
  await Promise.all([makeCatalogue, correctingWords, clockWords, leaderboardWords].map(loadInUse))
  return NewTablePage
}

function NewTablePage({ game: id, company }: { readonly game: string; readonly company: Company }): JSX.Element {
  const { drawn, hasFailed, retry } = useDrawn(id)
  const isPicked = useRef(false)
  if (!isGameId(id)) return <NotFoundPage />
  return (
    <>
      <Header />
      <main class="new-table" id="main" tabIndex={-1}>
        {hasFailed && <Failure page onRetry={retry} />}
        {!hasFailed && drawn === null && <Loading />}
        {!hasFailed && drawn !== null && (
          <Form
            key={`${id} ${company}`}
            {...drawn}
            company={company}
            isPicked={isPicked}
            texts={drawn.client.words.of(language.value).texts}
          />
        )}
      </main>
    </>
  )
}

type FormProps = Drawn & {
  readonly company: Company
  readonly texts: Texts<GameTypes>
  /** Whether the game was picked in the list of the form before, which had the focus then. */
  readonly isPicked: { current: boolean }
}

function Form({ id, game, client, company: wanted, texts, isPicked }: FormProps): JSX.Element {
  const words = makeWords.value
  const [company, setCompany] = useState(wanted)
  const [seats, setSeats] = useState<readonly Plan[]>(() => firstSeats(company, Math.min(4, game.seats.max)))
  const [options, setOptions] = useState<{ readonly [id: string]: Json }>({})
  const [friendly, setFriendly] = useState<'off' | 'on'>('off')
  const [wantsRating, setWantsRating] = useState(false)
  const [wantedPace, setPace] = useState<Pace | null>(null)
  const [trouble, setTrouble] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)
  const where = company === 'here' ? 'device' : 'server'
  useTitle(words.title(texts.title))
  const pick = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (isPicked.current) pick.current?.querySelector('select')?.focus({ preventScroll: true })
    isPicked.current = false
  }, [isPicked])
  const [corrected, setCorrected] = useState<Corrected | null>(null)
  const [isEditing, setEditing] = useState(false)
  const guide = useFetched(client.loadData)
  const { part, isAwaited } = useOptionPart(client)
  const checked = useMemo(
    () => game.setup(corrected === null ? options : { ...options, corrections: corrected.corrections }, seats.length),
    [game, options, corrected, seats.length],
  )
  const lore = useLore(game.id)
  const known = !checked.ok || lore === null || lore.knows(checked.value, seats.length)
  const hasPerson = where === 'server' || seats.some((seat) => seat.kind !== 'bot')
  const solo = seats.filter((seat) => seat.kind !== 'bot').length === 1 && seats.every((seat) => seat.kind !== 'open')
  const count = countSeats(seats)
  const whyNotRated =
    count.me === 0 ? 'watching' : seats.length < 2 ? 'seats' : corrected === null ? null : 'corrections'
  const isRated = where === 'server' && whyNotRated === null && me.value?.guest === false && wantsRating
  const pace = paceIf(isRated, wantedPace)
  const isOpen = where === 'server' && count.open > 0
  const isListed = isOpen && company === 'anyone'
  const isFriendly = solo && !isRated && friendly === 'on'
  const partProps = {
    offered: game.options.filter(({ group }) => group !== null && group === part?.group),
    seats: seats.length,
    chosen: options,
    texts,
    language: language.value,
    onChange: setOptions,
  }
  const listed = game.options.filter((option) => !partProps.offered.includes(option))
  const changed = changedOptions(listed, options)
  const chosen: Chosen = {
    game: id,
    seats: seats.length,
    minutes: minutesFor(id, seats.length) + (part?.minutes(options) ?? 0),
    who: hasPerson ? words.summary(count, isListed) : words.needPerson,
    open: isOpen ? count.open : 0,
    isListed,
    pace: isOpen ? pace : undefined,
    rated: where === 'server' && seats.length > 1 ? isRated : undefined,
    changed: changed.length + (corrected === null ? 0 : 1),
  }

  const create = async (): Promise<void> => {
    if (!checked.ok) return
    setBusy(true)
    setTrouble(null)
    if (where === 'device')
      return navigate(await createOnDevice(game.id, seats.map(deviceSeat), checked.value, isFriendly))
    const mine = seats.find((seat) => seat.kind === 'me')
    const named = await takeName(mine === undefined ? '' : mine.name.trim() || knownName())
    if (!named.ok) return fail(named)
    const reply = await api.create({
      game: game.id,
      seats: seats.map(serverSeat),
      setup: checked.value,
      visibility: isListed ? 'open' : 'private',
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
        <div class="make-main">
          <div class="make-head">
            <h1 tabIndex={-1}>{words.heading}</h1>
            <GameLinks game={game.id} path={(other) => paths.make(other, company)} />
            <div class="make-pick" ref={pick}>
              <Select
                label={words.game}
                hideLabel
                value={id}
                choices={GAME_IDS.map((one) => ({ value: one, label: MANIFESTS[one].title }))}
                onChange={(other) => {
                  isPicked.current = true
                  navigate(paths.make(other, company), 'replace')
                }}
              />
            </div>
          </div>
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
              choices={numbersOfSeats(game).map((value) => ({ value, label: value }))}
              onChange={(wantedCount) => setSeats(grow(seats, Number(wantedCount), where))}
            />
            {seats.length > 1 && (
              <button type="button" class="button small" onClick={() => setSeats(drawLots(seats))}>
                <Icon name="swap" size={18} /> <span class="make-lots-words">{words.drawLots}</span>
              </button>
            )}
          </div>
          <SeatFields
            game={game.id}
            seats={seats}
            where={where}
            known={known}
            isListed={company === 'anyone'}
            onChange={setSeats}
          />
          {part !== null && <part.Fields {...partProps} />}
          {isAwaited ? (
            <div class="make-awaited" aria-busy="true" />
          ) : (
            <TableOptions
              main={client.mainOptions ?? []}
              changed={changed}
              isCorrected={corrected !== null}
              fields={{ game: game.id, all: listed, seats: seats.length, texts, options, onChange: setOptions }}
              onReset={() => {
                setOptions(
                  Object.fromEntries(partProps.offered.map((option) => [option.id, options[option.id] ?? false])),
                )
                setCorrected(null)
              }}
              usual={
                <>
                  {isOpen && <PaceFields pace={pace} isRated={isRated} onChange={setPace} />}
                  {where === 'server' && <RatedCell isOn={isRated} whyNot={whyNotRated} onChange={setWantsRating} />}
                  {solo && <FriendlyCell isOn={isFriendly} isRated={isRated} onChange={setFriendly} />}
                  {where === 'device' && <p class="soft small make-cell whole">{words.onDeviceHelp}</p>}
                </>
              }
              corrections={
                game.correctable !== null &&
                (isRated ? (
                  <p class="small">
                    {t.value.corrections.title} <span class="make-why">{words.notIfRated}</span>
                  </p>
                ) : (
                  <CorrectionFields
                    game={game}
                    texts={texts}
                    chosen={corrected}
                    checked={checked}
                    guide={guide}
                    onChange={setCorrected}
                    onEdit={() => setEditing(true)}
                  />
                ))
              }
            />
          )}
        </div>
        <section class="make-card panel" aria-label={words.table}>
          <ChosenCard chosen={chosen}>{part !== null && <part.Summary {...partProps} />}</ChosenCard>
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
            <p class="soft small make-line">{hasPerson ? chosenInBrief(chosen) : words.needPerson}</p>
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

const serverSeat = (seat: Plan): NewTable['seats'][number] =>
  seat.kind === 'bot' ? { kind: 'bot', level: seat.level } : seat.kind === 'me' ? { kind: 'me' } : { kind: 'open' }

const deviceSeat = (seat: Plan, i: number) =>
  seat.kind === 'bot'
    ? { kind: 'bot' as const, level: seat.level }
    : { kind: 'person' as const, name: seat.name.trim() === '' ? makeWords.value.person(i + 1) : seat.name.trim() }
