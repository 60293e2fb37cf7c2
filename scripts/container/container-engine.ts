import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'

export type Place = { readonly port: number; readonly metricsPort: number; readonly data: string }

/** `child` only waits for the container: a signal to it would end nothing else, hence `kill`. */
export type Started = { readonly child: ChildProcess; kill(): void }

export type Engine = {
  readonly name: string
  build(file: string, context: string, image: string): void
  /** Ends with its server. On SIGTERM Docker and Podman ask the server to end, Buildah kills it. */
  start(image: string, place: Place): Started
  remove(image: string): void
}

const works = (program: string, ...words: readonly string[]): boolean => spawnSync(program, words).status === 0

function told(program: string, ...words: readonly string[]): void {
  execFileSync(program, words, { stdio: ['ignore', 'ignore', 'inherit'] })
}

const asked = (program: string, ...words: readonly string[]): string =>
  execFileSync(program, words, { encoding: 'utf8' }).trim()

const shown = (program: string, ...words: readonly string[]): ChildProcess =>
  spawn(program, words, { stdio: ['ignore', 'ignore', 'inherit'] })

const running = (program: string): Engine => ({
  name: program,
  build: (file, context, image) => told(program, 'build', '--pull=false', '-t', image, '-f', file, context),
  start(image, { port, data }) {
    const name = `${image}-${port}`
    const places = ['-p', `127.0.0.1:${port}:3000`, '-v', `${data}:/data`]
    const child = shown(program, 'run', '--rm', '--name', name, '--pull=never', ...places, image)
    return { child, kill: () => void spawnSync(program, ['rm', '--force', name]) }
  },
  remove: (image) => told(program, 'rmi', '--force', image),
})

const CHROOT = ['--isolation', 'chroot'] as const

const listed = (name: string): string => `{{range .OCIv1.Config.${name}}}{{println .}}{{end}}`

const wordsOf = (image: string): readonly string[] =>
  asked('buildah', 'inspect', '--type', 'image', '--format', listed('Entrypoint') + listed('Cmd'), image).split('\n')

/** For machines on which no engine may make control groups or networks: the image runs on its own files, with the ports of this machine. */
const chrooted: Engine = {
  name: 'buildah',
  build: (file, context, image) =>
    told('buildah', 'build', ...CHROOT, '--pull-never', '--layers=false', '-t', image, '-f', file, context),
  start(image, { port, metricsPort, data }) {
    const words = wordsOf(image).map((word) =>
      word === '3000' ? String(port) : word === '0.0.0.0:9464' ? `127.0.0.1:${metricsPort}` : word,
    )
    const container = asked('buildah', 'from', '--pull-never', image)
    // Buildah would put the volume that the image declares over the folder.
    told('buildah', 'config', '--volume', '/data-', container)
    const child = shown('buildah', 'run', ...CHROOT, '--volume', `${data}:/data`, container, '--', ...words)
    child.once('exit', () => spawnSync('buildah', ['rm', container]))
    return { child, kill: () => void child.kill('SIGKILL') }
  },
  remove: (image) => told('buildah', 'rmi', '--force', image),
}

export async function ended(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const gone = once(child, 'exit')
  child.kill('SIGTERM')
  await gone
}

export function engineWith(base: string): Engine | { readonly why: string } {
  const there = ['docker', 'podman'].filter((program) => works(program, 'info'))
  const having = there.filter((program) => works(program, 'image', 'inspect', base))
  const able = having.find((program) => works(program, 'run', '--rm', '--pull=never', base, 'true'))
  if (able !== undefined) return running(able)
  if (works('buildah', 'inspect', '--type', 'image', base)) return chrooted
  if (there.length === 0 && !works('buildah', 'version')) return { why: 'no container engine runs here' }
  return { why: `no container engine here has ${base} and can run it` }
}
