import type { JSX } from 'preact'
import { useEffect, useMemo, useRef, useState } from 'preact/hooks'
import { GAME_IDS, MANIFESTS, minutesFor } from '@bothy/games'
import type { GameTypes, Texts } from '@bothy/kernel'
import { me } from '../../net/api.ts'
import { Segments, Select } from '@bothy/board-kit/ui/controls/fields.tsx'
import { useDraft } from '../use-draft.ts'
import { type Draft, firstDraft, withKnownName } from './draft.ts'
import { Icon } from '@bothy/board-kit/ui/controls/icons.tsx'
import { t } from '@bothy/board-kit/ui/words/i18n.ts'
import { refusalText } from '@bothy/board-kit/ui/words/refusal-words.ts'
import { makeWords } from '@bothy/board-kit/ui/words/make-words.ts'
import { type Company, navigate, paths } from '@bothy/board-kit/ui/page/router.ts'
import { language } from '@bothy/board-kit/ui/page/settings.ts'
import { useFetched } from '../../games/use-fetched.ts'
import { useTitle } from '@bothy/board-kit/ui/page/use-title.ts'
import { changedOptions } from './changed-options.ts'
import { type Chosen, ChosenCard, chosenInBrief } from './chosen-card.tsx'
import { CompanyFields } from './company-fields.tsx'
import { CorrectionEditor } from './correction-editor.tsx'
import { type Corrected, CorrectionFields, problemText } from './correction-fields.tsx'
import { correctionsIn, placeText } from './correction-values.ts'
import { createTable } from './create-table.ts'
import { FirstGame } from './first-game.tsx'
import { UnratedCell } from './unrated-cell.tsx'
import { GameLinks } from '../home/game-links.tsx'
import { correcting } from './correcting-words.ts'
import { PaceFields, paceIf } from './pace-fields.tsx'
import { RatedCell } from './rated-cell.tsx'
import { TableOptions } from './table-options.tsx'
import { countSeats, type Drawn, numbersOfSeats, useStrategy, useOptionPart } from './use-table-form.ts'
import { isNewcomer } from '../../table/frame/newcomer.ts'
import { drawLots, firstSeats, grow, type Plan, SeatFields } from '../../table/seats/seat-fields.tsx'

type FormProps = Drawn & {
  readonly company: Company
  readonly texts: Texts<GameTypes>
  /** The game was picked in the list of the previous form, which had the focus. */
  readonly isPicked: { current: boolean }
}

export function TableForm({ id, game, board, company: wanted, texts, isPicked }: FormProps): JSX.Element {
  const words = makeWords.value
  const [draft, change] = useDraft<Draft>(`${id} ${wanted}`, () => firstDraft(game, wanted), withKnownName)
  const { company, seats, options, friendly, hints, wantsRating, wantedPace, corrected } = draft
  const setSeats = (planned: readonly Plan[]): void => change({ seats: planned })
  const setOptions = (chosenOptions: Draft['options']): void => change({ options: chosenOptions })
  const setCorrected = (chosenData: Corrected | null): void => change({ corrected: chosenData })
  const [trouble, setTrouble] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)
  const where = company === 'here' ? 'device' : 'server'
  useTitle(words.title(texts.title))
  const pick = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (isPicked.current) pick.current?.querySelector('select')?.focus({ preventScroll: true })
    isPicked.current = false
  }, [isPicked])
  const [isEditing, setEditing] = useState(false)
  const guide = useFetched(board.loadData)
  const { part, isAwaited } = useOptionPart(board)
  const checked = useMemo(
    () => game.setup(corrected === null ? options : { ...options, corrections: corrected.corrections }, seats.length),
    [game, options, corrected, seats.length],
  )
  const strategy = useStrategy(game.id)
  const known = !checked.ok || strategy === null || strategy.supportsSetup(checked.value, seats.length)
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
  const hasHints = !isRated && count.me > 0 && (hints ?? (solo ? 'on' : 'off')) === 'on'
  const partProps = {
    offered: game.options.filter(({ group }) => group !== null && group === part?.group),
    seats: seats.length,
    chosen: options,
    texts,
    language: language.value,
    onChange: setOptions,
  }
  const { firstGame } = board
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
    const setup = checked.value
    const offered = isOpen ? pace : null
    const reply = await createTable({
      where,
      game: game.id,
      seats,
      setup,
      isListed,
      isFriendly,
      hints: isRated || hints === null ? null : hints === 'on',
      isRated,
      pace: offered,
    })
    if (reply.ok) return navigate(reply.value)
    setBusy(false)
    setTrouble(reply.why === 'refused' ? refusalText(reply.refusal.why) : t.value.common.noServer)
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
            onChange={(value) => change({ company: value, seats: firstSeats(value, seats.length) })}
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
          {firstGame !== undefined && isNewcomer(id) && (
            <FirstGame
              option={firstGame}
              texts={texts}
              isChosen={options[firstGame] === true}
              onChoose={(isWanted) => {
                const without = isWanted ? Object.fromEntries(partProps.offered.map((one) => [one.id, false])) : {}
                setOptions({ ...options, ...without, [firstGame]: isWanted })
              }}
            />
          )}
          {part !== null && <part.Fields {...partProps} />}
          {isAwaited ? (
            <div class="make-awaited" aria-busy="true" />
          ) : (
            <TableOptions
              main={board.mainOptions ?? []}
              changed={changed}
              isCorrected={corrected !== null}
              fields={{ game: game.id, all: listed, seats: seats.length, texts, options, onChange: setOptions }}
              onReset={() => {
                const kept = partProps.offered.map((option) => [option.id, options[option.id] ?? false] as const)
                change({ options: Object.fromEntries(kept), corrected: null })
              }}
              usual={
                <>
                  {isOpen && (
                    <PaceFields
                      pace={pace}
                      isRated={isRated}
                      onChange={(chosenPace) => change({ wantedPace: chosenPace })}
                    />
                  )}
                  {where === 'server' && (
                    <RatedCell
                      isOn={isRated}
                      whyNot={whyNotRated}
                      onChange={(wants) => change({ wantsRating: wants })}
                    />
                  )}
                  {solo && (
                    <UnratedCell
                      label={words.friendly}
                      help={words.friendlyHelp}
                      isOn={isFriendly}
                      isRated={isRated}
                      onChange={(wants) => change({ friendly: wants })}
                    />
                  )}
                  {where === 'server' && count.me > 0 && (
                    <UnratedCell
                      label={words.hints}
                      help={words.hintsHelp}
                      isOn={hasHints}
                      isRated={isRated}
                      onChange={(wants) => change({ hints: wants })}
                    />
                  )}
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
