import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

export class MissingPart extends Error {}

const capital = (id: string): string => id.charAt(0).toUpperCase() + id.slice(1)

const DECLARED = /^export (?:async )?(const|function\*?|class|type|interface) (\w+)/gm
const LISTED = /^export (type )?\{([^}]*)\}/gm

/** Names as importers know them: of `x as y` the second. Types are no values. */
function exportsOf(text: string, kind: 'value' | 'type'): readonly string[] {
  const isWanted = (isType: boolean): boolean => isType === (kind === 'type')
  const declared = [...text.matchAll(DECLARED)]
    .filter(([, word]) => isWanted(word === 'type' || word === 'interface'))
    .map(([, , name]) => name)
  const listed = [...text.matchAll(LISTED)].flatMap(([, all, names]) =>
    names
      .split(',')
      .map((name) => name.trim())
      .filter((name) => isWanted(all !== undefined || name.startsWith('type ')))
      .map((name) => name.split(' ').at(-1) ?? name),
  )
  return [...declared, ...listed]
}

export function checkPlace(root: string, path: string): void {
  if (!existsSync(join(root, path))) throw new MissingPart(`${path} is missing.`)
}

export function checkExport(root: string, path: string, name: string, kind: 'value' | 'type' = 'value'): void {
  checkPlace(root, path)
  if (!exportsOf(readFileSync(join(root, path), 'utf8'), kind).includes(name))
    throw new MissingPart(`${path} does not export "${name}".`)
}

const placesOf = (id: string): readonly (readonly [place: string, name: string, kind?: 'type'])[] => [
  ['manifest.ts', 'manifest'],
  ['rules/types.ts', `${capital(id)}ModuleTypes`, 'type'],
  ['rules/index.ts', id],
  ['opponents/index.ts', `${id}Strategy`],
  ...['en', 'fr'].flatMap((language): [string, string][] => [
    [`words/${language}.ts`, id],
    [`words/${language}.ts`, `${id}Words`],
    [`words/${language}-option.ts`, 'option'],
    [`words/${language}-pitch.ts`, 'pitch'],
  ]),
  ['board/index.ts', id],
  ['board/words.ts', 'words'],
  ['board/picture.tsx', 'Picture'],
  ['board/legend.tsx', 'legend'],
]

const HEAD = '// Written by scripts/list-games.ts from modules/order.ts.\n'
const lines = (ids: readonly string[], line: (id: string) => string): string => ids.map(line).join('')
const table = (name: string, ids: readonly string[], value: (id: string) => string, type = ''): string =>
  `\nexport const ${name}${type} = {\n${lines(ids, (id) => `  ${id}: ${value(id)},\n`)}}\n`
const union = (name: string, ids: readonly string[], of: (id: string) => string): string =>
  `\nexport type ${name} =\n${lines(ids, (id) => `  | ${of(id)}\n`)}`
const spread = (name: string, ids: readonly string[], value: (id: string) => string): string =>
  `\nexport const ${name} = {\n${lines(ids, (id) => `  ...${value(id)},\n`)}}\n`
const named = (ids: readonly string[], file: string, name: string): string =>
  lines(ids, (id) => `import { ${name} as ${id} } from '../${id}/${file}'\n`)

function boxes(ids: readonly string[], exported: (id: string, name: string) => boolean): string {
  const has = (name: (id: string) => string): readonly string[] => ids.filter((id) => exported(id, name(id)))
  const boxed = has((id) => `BOX_${id.toUpperCase()}`)
  const compiled = has((id) => `compile${capital(id)}`)
  const imports = lines(boxed, (id) => {
    const names = [`BOX_${id.toUpperCase()}`, `type Box${capital(id)}`, `broken${capital(id)}`]
    if (compiled.includes(id)) names.push(`compile${capital(id)}`)
    return `import { ${[...names, `${id.toUpperCase()}_ORIGINS`].join(', ')} } from '../${id}/data/index.ts'\n`
  })
  const checked = boxed.map((id) => `Parameters<typeof broken${capital(id)}>[0]`).join(' &\n  ')
  return [
    `${HEAD}import type { Fault } from '../../data/law.ts'\n${imports}`,
    `\nexport type Boxes = {\n${lines(boxed, (id) => `  readonly ${id}: Box${capital(id)}\n`)}}\n`,
    table('BOXES', boxed, (id) => `BOX_${id.toUpperCase()}`, ': Boxes'),
    spread('MODULE_ORIGINS', boxed, (id) => `${id.toUpperCase()}_ORIGINS`),
    `\nexport const brokenModule = (box: ${checked}): Fault | null =>\n  ${boxed.map((id) => `broken${capital(id)}(box)`).join(' ??\n  ')}\n`,
    `\nexport const compileBoxes = (box: Boxes) => ({\n${lines(boxed, (id) =>
      compiled.includes(id) ? `  ${id}: compile${capital(id)}(box.${id}),\n` : `  ${id}: box.${id},\n`,
    )}})\nexport type ModuleContent = ReturnType<typeof compileBoxes>\n`,
  ].join('')
}

function idsIn(root: string, folder: string): readonly string[] {
  const order = `${folder}/modules/order.ts`
  const [, listed = ''] = /export const ORDER = \[([^\]]*)\]/.exec(readFileSync(join(root, order), 'utf8')) ?? []
  const ids = [...listed.matchAll(/'(\w+)'/g)].map(([, id]) => id)
  const folders = readdirSync(join(root, folder, 'modules'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name !== 'written')
    .map(({ name }) => name)
  const unlisted = folders.find((name) => !ids.includes(name))
  if (unlisted !== undefined) throw new MissingPart(`${order} does not name "${unlisted}".`)
  return ids
}

export function writtenModules(root: string, folder: string): ReadonlyMap<string, string> {
  const files = new Map<string, string>()
  if (!existsSync(join(root, folder, 'modules/order.ts'))) return files
  const ids = idsIn(root, folder)
  for (const id of ids) {
    checkPlace(root, `${folder}/modules/${id}/data/index.ts`)
    for (const [place, name, kind] of placesOf(id)) checkExport(root, `${folder}/modules/${id}/${place}`, name, kind)
  }
  const text = (id: string, file: string): string => {
    const path = join(root, folder, 'modules', id, file)
    return existsSync(path) ? readFileSync(path, 'utf8') : ''
  }
  const put = (name: string, content: string): void => {
    files.set(`${folder}/modules/written/${name}`, content)
  }
  const exported = (id: string, name: string): boolean =>
    new RegExp(`export (const|function|type) ${name}\\b`).test(text(id, 'data/index.ts'))

  put('manifests.ts', HEAD + named(ids, 'manifest.ts', 'manifest') + table('MANIFESTS', ids, (id) => id))
  const moduleTypes = (id: string): string => `${capital(id)}ModuleTypes`
  const types = (ofId: string): string => `import type { ${moduleTypes(ofId)} } from '../${ofId}/rules/types.ts'\n`
  put(
    'module-types.ts',
    `${HEAD}${lines(ids, types)}\nexport type ModuleTypes = {\n${lines(ids, (id) => `  ${id}: ${moduleTypes(id)}\n`)}}\n`,
  )
  // A module whose view tells any reason keeps its own apart, since these types would otherwise import themselves.
  const isApart = (id: string): boolean => text(id, 'rules/reason-types.ts') !== ''
  const reason = (id: string): string => `${capital(id)}Reason`
  put(
    'reasons.ts',
    `${HEAD}${lines(ids, (id) =>
      isApart(id) ? `import type { ${reason(id)} } from '../${id}/rules/reason-types.ts'\n` : types(id),
    )}${union('ModuleReason', ids, (id) => (isApart(id) ? reason(id) : `${moduleTypes(id)}['reason']`))}`,
  )
  put(
    'rules.ts',
    `${HEAD}${lines(ids, (id) => `import { ${id} } from '../${id}/rules/index.ts'\n`)}${table('MODULES', ids, (id) => id)}${spread(
      'FRAMES',
      ids,
      (id) => `${id}.frames`,
    )}${spread('KNOWLEDGE', ids, (id) => `${id}.knowledge`)}${spread('VERBS', ids, (id) => `${id}.verbs`)}`,
  )
  put(
    'data.ts',
    HEAD + lines(ids, (id) => `export * from '../${id}/data/index.ts'\nexport type * from '../${id}/rules/types.ts'\n`),
  )
  put('boxes.ts', boxes(ids, exported))
  const taught = ids.filter((id) => existsSync(join(root, folder, 'modules', id, 'teaching')))
  for (const id of taught) {
    checkExport(root, `${folder}/modules/${id}/teaching/head.ts`, 'head')
    checkExport(root, `${folder}/modules/${id}/teaching/chapter.ts`, 'chapter')
  }
  put(
    'lessons.ts',
    `${HEAD}${named(taught, 'teaching/head.ts', 'head')}\nexport const LESSONS = [\n${lines(
      taught,
      (id) => `  { ...${id}, load: async () => (await import('../${id}/teaching/chapter.ts')).chapter },\n`,
    )}]\n`,
  )
  put(
    'opponents.ts',
    HEAD +
      named(ids, 'opponents/index.ts', 'PLACE').replaceAll(/PLACE as (\w+)/g, '$1Strategy as $1') +
      table('STRATEGIES', ids, (id) => id),
  )
  const corrected = ids.filter((id) => text(id, 'words/en-corrections.ts') !== '')
  const lawful = corrected.filter((id) => text(id, 'words/en-corrections.ts').includes('export const law '))
  put('law-ids.ts', `${HEAD}export const MODULE_LAWS = [${lawful.map((id) => `'${id}'`).join(', ')}] as const\n`)
  for (const language of ['en', 'fr']) {
    const words = lines(ids, (id) => `import { ${id}, ${id}Words } from '../${id}/words/${language}.ts'\n`)
    put(
      `words-${language}.ts`,
      HEAD + words + table('TEXTS', ids, (id) => id) + table('WORDS', ids, (id) => `${id}Words`),
    )
    put(
      `words-${language}-options.ts`,
      HEAD +
        named(ids, `words/${language}-option.ts`, 'option') +
        `import { values } from '../../words/${language}-chosen.ts'\n` +
        table('OPTIONS', ids, (id) => `{ ...${id}, values }`),
    )
    put(
      `words-${language}-pitches.ts`,
      HEAD + named(ids, `words/${language}-pitch.ts`, 'pitch') + table('PITCHES', ids, (id) => id),
    )
    put(
      `words-${language}-corrections.ts`,
      HEAD +
        lines(corrected, (id) => `import * as ${id} from '../${id}/words/${language}-corrections.ts'\n`) +
        table('LAWS', lawful, (id) => `${id}.law`) +
        table('GROUPS', corrected, (id) => `${id}.group`) +
        spread('KEYS', corrected, (id) => `${id}.keys`),
    )
  }
  put(
    'board/parts.ts',
    HEAD +
      named(ids, 'board/words.ts', 'words').replaceAll("'../", "'../../") +
      table(
        'PARTS',
        ids,
        (id) => `{ words: ${id}, part: async () => (await import('../../${id}/board/index.ts')).${id} }`,
      ),
  )
  put(
    'board/legends.ts',
    HEAD + table('LEGENDS', ids, (id) => `async () => (await import('../../${id}/board/legend.tsx')).legend`),
  )
  put(
    'board/pictures.ts',
    HEAD +
      named(ids, 'board/picture.tsx', 'Picture').replaceAll("'../", "'../../") +
      table('PICTURES', ids, (id) => id),
  )
  return files
}
