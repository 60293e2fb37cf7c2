import { signal } from '@preact/signals'
import type { GuideNow, ListedChapter, Told } from '@bothy/kernel/lessons'
import type { Me } from '@bothy/protocol'
import { callDevice } from '../net/device/device.ts'
import { type LessonAnswer, type LessonAsk, LESSON_TABLE } from '../net/device/lesson-calls.ts'
import type { Answer, Connection, LinkStatus, Listener, Request } from '../net/link.ts'

export type Opening = Omit<Extract<LessonAsk, { readonly what: 'open' }>, 'what' | 'chapter'> & {
  readonly head: ListedChapter
}
type Command = Extract<LessonAsk, { readonly turn: number }>['what']

const DONE: Answer = { ok: true, stopped: null }

/** A lesson speaks to the table as a server does; of a gesture with several moves it takes the first. */
export class LessonLink implements Connection {
  readonly status = signal<LinkStatus>('open')
  readonly me = signal<Me | null>(null)
  readonly guide = signal<GuideNow | null>(null)
  readonly failed = signal(false)
  readonly learnt = signal<readonly Told[]>([])
  /** Moves that stayed, and those that were taken back, since the chapter was begun. */
  readonly made = signal(0)
  readonly tries = signal(0)
  readonly #opening: Opening
  #listener: Listener = () => undefined

  constructor(opening: Opening) {
    this.#opening = opening
  }

  follow(_: string, listener: Listener): () => void {
    this.#listener = listener
    void this.#open()
    return () => (this.#listener = () => undefined)
  }

  async ask(request: Request): Promise<Answer> {
    const action = request.type === 'submit' ? request.action : request.type === 'sequence' ? request.actions[0] : null
    if (action === null) return DONE
    await this.#tell({ what: 'play', action })
    const count = this.guide.peek()?.phase === 'refused' ? this.tries : this.made
    count.value++
    return DONE
  }

  command(what: Exclude<Command, 'answer' | 'again'>): void {
    this.#command(what)
  }

  again(): void {
    this.made.value = 0
    this.tries.value = 0
    this.#command('again')
  }

  #command(what: Exclude<Command, 'answer'>): void {
    const turn = this.guide.peek()?.turn
    if (turn !== undefined) void this.#tell({ what, turn })
  }

  answer(option: number): void {
    const turn = this.guide.peek()?.turn
    if (turn !== undefined) void this.#tell({ what: 'answer', turn, option })
  }

  retry(): void {}

  /** The chapter goes along: the worker of the device need not know of lessons. */
  async #open(): Promise<void> {
    const { head, ...opening } = this.#opening
    try {
      const chapter = await head.load()
      this.learnt.value = chapter.learnt
      await this.#tell({ what: 'open', ...opening, chapter })
    } catch {
      this.failed.value = true
    }
  }

  async #tell(ask: LessonAsk): Promise<void> {
    try {
      this.#hear(await callDevice('lesson', ask))
    } catch {
      this.failed.value = true
    }
  }

  #hear({ info, state, guide }: LessonAnswer): void {
    if (this.guide.peek() === null) this.#listener({ type: 'table', table: info })
    this.#listener(state)
    this.guide.value = guide
  }
}

export { LESSON_TABLE }
