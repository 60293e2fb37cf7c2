import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'
import { defineConfig } from 'vite'
import { clientSources } from '../../scripts/client-sources.mjs'
import { firstChunk, gameChunk, tableChunk } from './game-chunks.ts'
import { noWarnings } from './no-warnings.ts'
import { withOfflineList } from './offline-list.ts'
import { OLDEST_BROWSERS } from './oldest-browsers.ts'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))

const JSX = { runtime: 'automatic', importSource: 'preact' } as const
const SERVER = process.env['BOTHY_SERVER'] ?? 'http://localhost:4520'

/** The service worker is written by hand; only its list of files to keep is inserted. */
function offlineList(): Plugin {
  return {
    name: 'offline-list',
    apply: 'build',
    writeBundle({ dir }) {
      if (dir === undefined) return
      const worker = join(dir, 'offline.mjs')
      const built = readdirSync(dir, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => join(entry.parentPath, entry.name))
        .map((file) => ({ path: relative(dir, file).replaceAll('\\', '/'), content: readFileSync(file) }))
      writeFileSync(worker, withOfflineList(readFileSync(worker, 'utf8'), built))
    },
  }
}

/** A module fetched by itself, but built into a file with others, gets its own line in the manifest. */
function namedModules(): Plugin {
  return {
    name: 'named-modules',
    apply: 'build',
    writeBundle({ dir }, bundle) {
      if (dir === undefined) return
      const file = join(dir, '.vite', 'manifest.json')
      const manifest: unknown = JSON.parse(readFileSync(file, 'utf8'))
      const lines = new Map<string, unknown>(Object.entries(manifest ?? {}))
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== 'chunk' || chunk.facadeModuleId !== null) continue
        for (const id of chunk.moduleIds.filter(
          (module) => this.getModuleInfo(module)?.dynamicImporters.length !== 0,
        )) {
          const module = relative(import.meta.dirname, id).replaceAll('\\', '/')
          if (!lines.has(module)) lines.set(module, lines.get(`_${basename(chunk.fileName)}`))
        }
      }
      writeFileSync(file, JSON.stringify(Object.fromEntries(lines), null, 2))
    },
  }
}

type Bundle = NonNullable<Parameters<Extract<Plugin['generateBundle'], (...args: never[]) => unknown>>[1]>

function reached(bundle: Bundle, roots: readonly string[]): Set<string> {
  const found = new Set<string>()
  const visit = (file: string): void => {
    const chunk = bundle[file]
    if (found.has(file) || chunk?.type !== 'chunk') return
    found.add(file)
    for (const css of chunk.viteMetadata?.importedCss ?? []) found.add(css)
    chunk.imports.forEach(visit)
  }
  roots.forEach(visit)
  return found
}

/** A file that fetches another does not list what it came with itself. */
function shortLists(): Plugin & { readonly wanted: (deps: readonly string[], host: string) => string[] } {
  let bundle: Bundle = {}
  const here = new Map<string, ReadonlySet<string>>()
  return {
    name: 'short-lists',
    apply: 'build',
    generateBundle: {
      order: 'pre',
      handler(_, built) {
        bundle = built
        here.clear()
      },
    },
    wanted(deps, host) {
      const known = here.get(host) ?? reached(bundle, [host])
      here.set(host, known)
      return deps.filter((dep) => !known.has(dep))
    },
  }
}

function filesOf(bundle: Bundle, modules: readonly string[]): readonly string[] {
  const chunks = Object.values(bundle).flatMap((chunk) => (chunk.type === 'chunk' ? [chunk] : []))
  const page = reached(
    bundle,
    chunks.flatMap((chunk) => (chunk.isEntry ? [chunk.fileName] : [])),
  )
  const wanted = modules.flatMap((end) => chunks.find((chunk) => chunk.facadeModuleId?.endsWith(end))?.fileName ?? [])
  return [...reached(bundle, wanted)].filter((file) => !page.has(file)).map((file) => `/${file}`)
}

/** The page lists the files of the shell's words and of the home page, so that `early.js` can fetch the wanted ones. */
function earlyFiles(): Plugin {
  return {
    name: 'early-files',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle = {} }) {
        const home = ['/src/pages/home/home.tsx', '/src/pages/waiting/index.ts']
        const words = (language: string, names: readonly string[]): readonly string[] =>
          names.map((name) => `/ui/messages/${name}${language}.ts`)
        const named = {
          'words-en': words('en', ['']),
          'words-fr': words('fr', ['']),
          'home-en': [...home, ...words('en', ['waiting-', 'clock-'])],
          'home-fr': [...home, ...words('fr', ['waiting-', 'clock-'])],
        }
        const attributes = Object.entries(named).map(
          ([name, modules]) => `data-${name}="${filesOf(bundle, modules).join(' ')}"`,
        )
        return html.replace('<html ', `<html ${attributes.join(' ')} `)
      },
    },
  }
}

/** Files that the build reads must be among the sources whose change makes a new build. */
function knownSources(): Plugin {
  const sources = clientSources(ROOT)
  return {
    name: 'known-sources',
    apply: 'build',
    buildEnd() {
      const read = [...this.getModuleIds()].map((id) => id.split('?', 1)[0])
      const strangers = read
        .filter((file) => file.startsWith(ROOT) && !file.includes('node_modules'))
        .map((file) => relative(ROOT, file).replaceAll('\\', '/'))
        .filter((file) => !sources.some((source) => file === source || file.startsWith(`${source}/`)))
      if (strangers.length > 0)
        this.error(`The client reads ${strangers[0]}, whose changes scripts/client-sources.mjs does not know.`)
    },
  }
}

/** Lists of files hold their hashes, which no packing shortens; seven signs are 36 bits, and the bundler takes no fewer. */
const shortNames = {
  hashCharacters: 'base36' as const,
  entryFileNames: 'assets/[name]-[hash:7].js',
  chunkFileNames: 'assets/[name]-[hash:7].js',
  assetFileNames: 'assets/[name]-[hash:7][extname]',
}

const oldest = Object.entries(OLDEST_BROWSERS)
const TARGETS = oldest.map(([browser, version]) => `${browser}${version.join('.')}`)
/** lightningcss packs a version into one number. */
const CSS_TARGETS = Object.fromEntries(
  oldest.map(([browser, [major, minor]]) => [browser, (major << 16) | (minor << 8)]),
)

/** One file for each game's rules and opponents, which packed apart are 3 KB more, and one for code that all rules share. */
const WORKER_GROUPS = [
  {
    name: (module: string): string | null =>
      /[\\/]games[\\/]([^\\/]+)[\\/](?:data|rules|modules|opponents)[\\/](?!merits\.|(?:.*[\\/])?(?:words|nets)[\\/])/.exec(
        module,
      )?.[1] ?? null,
    debugName: 'rules',
    includeDependenciesRecursively: false,
  },
  { name: 'kernel', test: /[\\/](?:kernel|kit)[\\/]src[\\/](?!lessons[\\/]|merits\.)/ },
]

const lists = shortLists()

export default defineConfig({
  root: import.meta.dirname,
  oxc: { jsx: JSX },
  optimizeDeps: { rolldownOptions: { transform: { jsx: JSX } } },
  plugins: [lists, earlyFiles(), namedModules(), offlineList(), knownSources(), noWarnings()],
  css: {
    transformer: 'lightningcss',
    lightningcss: {
      targets: CSS_TARGETS,
      drafts: { customMedia: true },
    },
  },
  define: { BOTHY_VERSION: JSON.stringify(process.env['npm_package_version'] ?? '0.1.0') },
  build: {
    outDir: 'dist',
    manifest: true,
    emptyOutDir: true,
    target: TARGETS,
    cssTarget: TARGETS,
    modulePreload: { polyfill: false, resolveDependencies: (_, deps, { hostId }) => lists.wanted(deps, hostId) },
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    rolldownOptions: {
      output: {
        ...shortNames,
        codeSplitting: {
          groups: [
            // Long lists of files, which only pages that read rules, opponents or lessons fetch.
            {
              name: 'load',
              test: /packages[\\/]games[\\/](?:load|written[\\/](?:coaches|lessons|opponents|rules|texts-\w+))\.ts$/,
              includeDependenciesRecursively: false,
            },
            {
              name: 'load-merits',
              test: /packages[\\/]games[\\/](?:load-merits|written[\\/]merits(?:-\w+)?)\.ts$/,
              includeDependenciesRecursively: false,
            },
            // One file for all that the first page needs: each further one waits for a free connection, and on a slow line for 400 ms.
            { name: 'shell', tags: ['$initial'] },
            // A few lines each, which tables and several pages need: by itself each is hardly more than its name in lists of files.
            {
              name: 'shell',
              test: /(?:kernel[\\/]src[\\/](?:words[\\/](?:texts|named)|unreachable|seat-colours)|french-number|new-tab-link|ui[\\/]page[\\/](?:sounds|call)|games[\\/]use-(?:fetched|answer))\.tsx?$/,
            },
            // Apart from other late files, which modules of games come with.
            {
              name: 'explained',
              test: /board-kit[\\/]src[\\/](?:board[\\/]details[\\/](?:explained\.tsx|reading\.ts|room-to-read\.ts)|ui[\\/]controls[\\/]beside\.ts)$/,
              includeDependenciesRecursively: false,
            },
            // Small files, of which every table needs nearly all, but for a table without a match, which only books draw.
            {
              name: firstChunk('board'),
              test: /board-kit[\\/]src[\\/]board[\\/](?!clock[\\/]|still-table|scoring[\\/](?!score-spot)).+\.tsx?$/,
              debugName: 'board',
            },
            // With sheets of their own, which no module of a game needs for its board.
            {
              name: 'board-scenes',
              test: /board-kit[\\/]src[\\/]board[\\/](?:motion[\\/]cutscene-steps|seats[\\/]standing-table)\.tsx$/,
              includeDependenciesRecursively: false,
            },
            {
              name: 'board-late',
              test: /board-kit[\\/]src[\\/]board[\\/](?!(?:clock|scoring|legend)[\\/]).+\.tsx?$/,
              includeDependenciesRecursively: false,
            },
            // All that boards with a ring of tiles share: in one file it is packed better than in several.
            {
              name: firstChunk('parts'),
              debugName: 'parts',
              test: /board-kit[\\/]src[\\/](?:parts[\\/](?!words-).+|art[\\/]goods|board[\\/]scoring[\\/](?:scoring-story|log-table|stretches|lead-steps|styles))\.(?:tsx?|css)$/,
              includeDependenciesRecursively: false,
            },
            // Shared by pages about ratings: the first page lists one file more, instead of four.
            {
              name: 'ratings',
              test: /(?:pages[\\/]leaderboard[\\/](?:rating-chart|leaderboard-words)|net[\\/]people[\\/]ratings)\.tsx?$/,
              includeDependenciesRecursively: false,
            },
            {
              name: tableChunk,
              test: /(?:client[\\/]src|board-kit[\\/]src[\\/]ui)[\\/].+\.tsx?$/,
              debugName: 'table',
              includeDependenciesRecursively: false,
            },
            // Few lines each, which pages fetch one by one and a table needs all of.
            { name: 'modules', test: /modules[\\/]\w+[\\/]manifest\.ts$/, includeDependenciesRecursively: false },
            { name: gameChunk(), debugName: 'games', includeDependenciesRecursively: false },
          ],
        },
      },
    },
  },
  worker: {
    format: 'es',
    plugins: () => [knownSources(), noWarnings()],
    rolldownOptions: { output: { ...shortNames, codeSplitting: { groups: WORKER_GROUPS } } },
  },
  server: {
    port: 5173,
    proxy: {
      // The server refuses requests from another host than its own, so the host stays.
      '/api': { target: SERVER, changeOrigin: false },
      '/socket': { target: SERVER, changeOrigin: false, ws: true },
    },
  },
})
