import { existsSync } from 'node:fs'
import { readdir, readFile, rename, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { refusal } from '@bothy/room'
import { pathOf } from '../limits/rate-limit.ts'

const COMPRESSED = /\.(?:js|css|html|svg|json|webmanifest|txt|map)$/
const SMALLEST = 1024
const BROTLI_QUALITY = 9
/** Of a page that is packed when it is asked for. */
const PAGE_QUALITY = 4
const HASHED = /[/\\]assets[/\\]/
const NOT_BUILT = 'The client is not built. Run `npm start` from the project folder, which builds it.\n'

/** The built client: files, and its first page for every address that the client itself understands. */
export async function serveClient(app: FastifyInstance, folder: string, withTags: WithTags): Promise<void> {
  const file = join(folder, 'index.html')
  const isBuilt = existsSync(file)
  if (isBuilt) {
    // Of the folder itself the file server makes an error where nothing compressed is taken.
    app.get('/', { schema: { hide: true } }, (request, reply) => firstPage(file, withTags, request, reply))
    await app.register(fastifyStatic, {
      root: folder,
      preCompressed: true,
      cacheControl: false,
      // The first page says for which address it was asked.
      index: false,
      setHeaders(reply, path) {
        void reply.header('cache-control', HASHED.test(path) ? 'public, max-age=31536000, immutable' : 'no-cache')
      },
    })
  }
  app.setNotFoundHandler({ preHandler: app.rateLimit() }, async (request, reply) => {
    if (!isPage(request)) return reply.code(404).send(refusal('unknown-message'))
    if (!isBuilt) return reply.code(503).type('text/plain').send(NOT_BUILT)
    return firstPage(file, withTags, request, reply)
  })
}

const isPage = (request: FastifyRequest): boolean => {
  const path = pathOf(request)
  if ((request.method !== 'GET' && request.method !== 'HEAD') || path.startsWith('/api/')) return false
  // A name may have a dot in it; no file is kept there.
  return path.startsWith('/people/') || !path.slice(path.lastIndexOf('/')).includes('.')
}

/** The page with what a link to it says of itself. */
export type WithTags = (page: string, request: FastifyRequest) => Promise<string>

async function firstPage(
  file: string,
  withTags: WithTags,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const page = await withTags(await readFile(file, 'utf8'), request)
  void reply.type('text/html; charset=utf-8').header('cache-control', 'no-cache')
  void reply.header('vary', 'accept-encoding, accept-language')
  if (!/\bbr\b/.test(request.headers['accept-encoding'] ?? '')) return reply.send(page)
  const params = { [constants.BROTLI_PARAM_QUALITY]: PAGE_QUALITY }
  return reply.header('content-encoding', 'br').send(await promisify(brotliCompress)(page, { params }))
}

/** Puts a `.br` and a `.gz` beside each text file that has none yet, or an older one. */
export async function precompress(folder: string): Promise<void> {
  for (const entry of await readdir(folder, { withFileTypes: true, recursive: true })) {
    const path = join(entry.parentPath, entry.name)
    if (!entry.isFile() || !COMPRESSED.test(entry.name)) continue
    const { size, mtimeMs } = await stat(path)
    if (size < SMALLEST || (await isNewer(`${path}.br`, mtimeMs))) continue
    const content = await readFile(path)
    await putWhole(`${path}.gz`, await promisify(gzip)(content, { level: constants.Z_BEST_COMPRESSION }))
    const params = { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY }
    await putWhole(`${path}.br`, await promisify(brotliCompress)(content, { params }))
  }
}

/** Requests are answered meanwhile: a file appears under its name only when it is complete. */
async function putWhole(path: string, content: Uint8Array): Promise<void> {
  const draft = `${path}.${process.pid}`
  await writeFile(draft, content)
  await rename(draft, path)
}

async function isNewer(path: string, than: number): Promise<boolean> {
  return existsSync(path) && (await stat(path)).mtimeMs >= than
}
