import { createHash } from 'node:crypto'

/** A file of the build: its path from the root of the site, without the first slash, and its content. */
export type BuiltFile = { readonly path: string; readonly content: string | Uint8Array }

/** Not needed without a network, as icons of notices and pictures of boards, or kept when they have been fetched once: nets of strong opponents. */
const LEFT_OUT = /\.(net|map|json|webmanifest|png|jpg)$|^offline\.mjs$/

/**
 * The service worker with the files that a page needs when there is no network, and their version. The version covers contents,
 * not names alone: early.js, favicon.svg and the page itself keep their names from build to build.
 */
export function withOfflineList(worker: string, built: readonly BuiltFile[]): string {
  const files = built.filter(({ path }) => !LEFT_OUT.test(path)).sort((a, b) => (a.path < b.path ? -1 : 1))
  const version = createHash('sha256')
  for (const { path, content } of files) version.update(`${path}\n`).update(content)
  const paths = files.map(({ path }) => (path === 'index.html' ? '/' : `/${path}`))
  return worker.replace('VERSION', version.digest('hex').slice(0, 16)).replace("['FILES']", JSON.stringify(paths))
}
