import type { ComponentChildren, JSX } from 'preact'
import { useEffect, useMemo, useRef, useState } from 'preact/hooks'
import { t } from '@bothy/board-kit/ui/words/i18n.ts'
import { Icon } from '@bothy/board-kit/ui/controls/icons.tsx'
import { language } from '@bothy/board-kit/ui/page/settings.ts'
import { useRetry } from '@bothy/board-kit/ui/page/use-retry.ts'
import { isForBrowser, paths } from '@bothy/board-kit/ui/page/router.ts'
import { Failure, Loading } from '@bothy/board-kit/ui/controls/states.tsx'
import type { Language } from '@bothy/board-kit/ui/words/language.ts'
import { type Block, exampleOf, hits, type Inline, type Passage, readRules, search, type Section } from './markdown.ts'
import { RuleLink } from './rule-link.tsx'
import './styles.css'

const TEXTS = import.meta.glob<string>('../../../games/*/rulebook/*.md', { query: '?raw', import: 'default' })

export type Rules = ReturnType<typeof readRules>

async function loadRules(game: string, lang: Language): Promise<Rules | null> {
  const load = TEXTS[`../../../games/${game}/rulebook/${lang}.md`]
  return load === undefined ? null : readRules(await load())
}

export type FetchedRules = {
  /** Undefined while they are fetched, null if there are none. */
  readonly rules: Rules | null | undefined
  readonly reload: () => void
}

export function useRules(game: string): FetchedRules {
  const [rules, setRules] = useState<Rules | null>()
  const lang = language.value
  const { hasFailed, fail, retry } = useRetry(`${game} ${lang}`)
  useEffect(() => {
    if (hasFailed) return
    let wanted = true
    loadRules(game, lang).then(
      (found) => wanted && setRules(found),
      () => wanted && fail(),
    )
    return () => {
      wanted = false
    }
  }, [game, lang, hasFailed, fail])
  return { rules: hasFailed ? null : rules, reload: retry }
}

type Reading = {
  readonly game: string
  readonly query: string
  readonly marked: string | null
  readonly onRule: ((rule: string) => void) | null
  readonly under: (rule: string) => ComponentChildren
}

function Words({ parts, reading }: { readonly parts: readonly Inline[]; readonly reading: Reading }): JSX.Element {
  return <>{parts.map((part, i) => word(part, i, reading))}</>
}

function word(part: Inline, key: number, reading: Reading): JSX.Element | string | (JSX.Element | string)[] {
  if (typeof part === 'string')
    return hits(part, reading.query).map((text, i) => (i % 2 === 0 ? text : <mark key={`${key}.${i}`}>{text}</mark>))
  if (part.kind === 'rule')
    return (
      <a
        key={key}
        href={paths.rules(reading.game, part.rule)}
        onClick={(event) => {
          if (reading.onRule === null || isForBrowser(event)) return
          event.preventDefault()
          reading.onRule(part.rule)
        }}
      >
        {part.rule}
      </a>
    )
  const inner = <Words parts={part.inner} reading={reading} />
  if (part.kind === 'link')
    return (
      <a key={key} href={part.href} rel="noreferrer">
        {inner}
      </a>
    )
  const Tag = part.kind
  return <Tag key={key}>{inner}</Tag>
}

function Part({ block, reading }: { readonly block: Block; readonly reading: Reading }): JSX.Element {
  if (block.kind === 'paragraph')
    return (
      <p>
        <Words parts={block.inner} reading={reading} />
      </p>
    )
  if (block.kind === 'list') {
    const items = block.items.map((item, i) => {
      const example = exampleOf(item)
      return (
        <li
          key={i}
          data-rule={example ?? undefined}
          class={example !== null && example === reading.marked ? 'marked' : undefined}
        >
          <Words parts={item} reading={reading} />
        </li>
      )
    })
    return block.ordered ? <ol>{items}</ol> : <ul>{items}</ul>
  }
  return (
    <div class="rules-table" tabIndex={0}>
      <table>
        <thead>
          <tr>
            {block.head.map((cell, i) =>
              cell.length === 0 ? (
                <td key={i} />
              ) : (
                <th key={i} scope="col">
                  <Words parts={cell} reading={reading} />
                </th>
              ),
            )}
          </tr>
        </thead>
        <tbody>
          {block.rows.map((row, r) => (
            <tr key={r}>
              {row.map((cell, i) => (
                <td key={i}>
                  <Words parts={cell} reading={reading} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

function RulePassage({ passage, reading }: { readonly passage: Passage; readonly reading: Reading }): JSX.Element {
  const { rule, blocks } = passage
  const body = blocks.map((block, i) => <Part key={i} block={block} reading={reading} />)
  if (rule === null) return <div class="rules-free">{body}</div>
  return (
    <div class={rule === reading.marked ? 'rule marked' : 'rule'} data-rule={rule}>
      <div class="rule-side">
        <RuleLink game={reading.game} rule={rule} onRule={reading.onRule} />
        {reading.under(rule)}
      </div>
      <div class="rule-body">{body}</div>
    </div>
  )
}

function count(sections: readonly Section[]): number {
  return sections.reduce((sum, section) => sum + section.passages.length, 0)
}

type TextProps = {
  readonly game: string
  readonly rule: string | null
  readonly level: 2 | 3
  readonly onRule?: ((rule: string) => void) | null
  readonly beside?: (section: Section) => ComponentChildren
  readonly under?: (rule: string) => ComponentChildren
}

/** A new object each time, so that the same section can be asked for twice. */
export type Wanted = { readonly section: string }

export function RulesText(props: TextProps): JSX.Element {
  return <RulesReader {...props} {...useRules(props.game)} wanted={null} />
}

type Search = {
  readonly wanted: Wanted | null
  readonly onFound?: (found: ReadonlyMap<string, number> | null) => void
}

/** `rule` is brought into sight and marked; the heading of a wanted section also gets the focus. Either ends a search, which may hide it. */
export function RulesReader({
  game,
  rule,
  level,
  onRule = null,
  under = () => null,
  beside,
  rules,
  reload,
  wanted,
  onFound,
}: TextProps & FetchedRules & Search): JSX.Element {
  const [query, setQuery] = useState('')
  const [goal, setGoal] = useState<{ readonly rule: string } | Wanted | null>(null)
  const box = useRef<HTMLDivElement>(null)
  const shown = useMemo(() => (rules ? search(rules.sections, query) : []), [rules, query])
  const words = t.value.rules
  const go = (to: typeof goal): void => {
    setQuery('')
    setGoal(to)
  }
  useEffect(() => {
    if (rule !== null && rules) go({ rule })
  }, [rule, rules])
  useEffect(() => {
    if (wanted !== null) go(wanted)
  }, [wanted])
  useEffect(() => {
    onFound?.(query.trim() === '' ? null : new Map(shown.map(({ id, passages }) => [id, passages.length])))
  }, [query, shown, onFound])
  // After the search has ended and everything is drawn again.
  useEffect(() => {
    if (goal === null || box.current === null) return
    const id = CSS.escape('rule' in goal ? goal.rule : goal.section)
    const passage = box.current.querySelector(`[data-rule="${id}"]`)
    // The address of a section, opened in a tab of its own, looks like that of a rule.
    const section = passage === null ? box.current.querySelector(`#${id}`) : null
    passage?.scrollIntoView({ block: 'center' })
    section?.scrollIntoView({ block: 'start' })
    if ('section' in goal) section?.querySelector<HTMLElement>('h2, h3')?.focus({ preventScroll: true })
  }, [goal])
  if (rules === undefined) return <Loading />
  if (rules === null) return <Failure title={words.missing} onRetry={reload} />
  const reading: Reading = { game, query, marked: rule, onRule, under }
  const Heading = level === 2 ? 'h2' : 'h3'
  return (
    <div class="rules" ref={box}>
      <search class="rules-search">
        <Icon name="search" />
        <input
          type="search"
          class="input"
          aria-label={words.search}
          placeholder={words.search}
          value={query}
          onInput={(event) => setQuery(event.currentTarget.value)}
        />
        <span class="soft small rules-found" role="status">
          {query.trim() === '' ? '' : words.found(count(shown))}
        </span>
      </search>
      {shown.length === 0 && <p class="soft">{words.none}</p>}
      {shown.map((section) => (
        <section key={section.id} id={section.id} class={section.level > 2 ? 'rules-section inner' : 'rules-section'}>
          {section.title.length > 0 && (
            <Heading tabIndex={-1}>
              <Words parts={section.title} reading={reading} />
            </Heading>
          )}
          {section.passages.map((passage, i) => (
            <RulePassage key={passage.rule ?? i} passage={passage} reading={reading} />
          ))}
          {beside?.(section)}
        </section>
      ))}
    </div>
  )
}
