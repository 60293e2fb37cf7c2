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
/** For a page that is compressed on request. */
const PAGE_QUALITY = 4
const HASHED = /[/\\]assets[/\\]/
const NOT_BUILT = 'The client is not built. Run `npm start` from the project folder, which builds it.\n'

export async function serveClient(app: FastifyInstance, folder: string, withTags: WithTags): Promise<void> {
  const file = join(folder, 'index.html')
  const isBuilt = existsSync(file)
  if (isBuilt) {
    // For `/` the file server fails when the client accepts no compression.
    app.get('/', { schema: { hide: true } }, (request, reply) => firstPage(file, withTags, request, reply))
    await app.register(fastifyStatic, {
      root: folder,
      preCompressed: true,
      cacheControl: false,
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
  return path.startsWith('/people/') || !path.slice(path.lastIndexOf('/')).includes('.')
}

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

/** Written under another name first: requests are answered meanwhile and must see only complete files. */
async function putWhole(path: string, content: Uint8Array): Promise<void> {
  const draft = `${path}.${process.pid}`
  await writeFile(draft, content)
  await rename(draft, path)
}

async function isNewer(path: string, than: number): Promise<boolean> {
  return existsSync(path) && (await stat(path)).mtimeMs >= than
}
