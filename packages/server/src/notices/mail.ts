import { Readable } from 'node:stream'
import { type Transporter, createTransport } from 'nodemailer'
import { StartProblem } from '../start-problem.ts'
import { newPasswordPath } from '../people/password-reset.ts'
import { type Message, lineOf, pathOf } from './message.ts'
import type { Outcome } from './sending.ts'
import { type Language, WORDS } from './texts.ts'

const WITHIN_MS = 10_000

export type MailOptions = {
  readonly url: string
  readonly from: string
}

type Letter = {
  readonly to: string
  readonly subject: string
  readonly text: string
  /** Mail programs unsubscribe with one click (RFC 8058). */
  readonly unsubscribe: string | null
}

export class Mail {
  readonly #transport: Transporter
  readonly #from: string
  readonly #site: string

  constructor({ url, from }: MailOptions, site: string | null) {
    const parsed = URL.parse(url)
    if (parsed === null || !/^smtps?:$/.test(parsed.protocol))
      throw new StartProblem('The address of the mail server is no address like smtp://user:password@mail.example:587.')
    if (site === null) throw new StartProblem('E-mails need an address to link to: give it with --url.')
    this.#site = site
    this.#from = from
    this.#transport = createTransport({
      url,
      disableFileAccess: true,
      disableUrlAccess: true,
      connectionTimeout: WITHIN_MS,
      greetingTimeout: WITHIN_MS,
      socketTimeout: WITHIN_MS,
    })
  }

  sendNotice(to: string, { lang, title, body, told }: Message, stop: string): Promise<Outcome> {
    const words = WORDS[lang]
    const lines = told.map((one) => `${lineOf(one, lang)}\n${this.#site}${pathOf(one)}`)
    return this.#send({
      to,
      subject: told.length === 1 ? `${title} · ${body}` : title,
      text: [...lines, `-- \n${words.mail.why}\n${words.mail.stop}\n${this.#site}/notices#stop=${stop}`].join('\n\n'),
      unsubscribe: `${this.#site}/api/notices/stop/${stop}`,
    })
  }

  sendConfirmation(to: string, lang: Language, token: string): Promise<Outcome> {
    const { subject, text, end } = WORDS[lang].mail.confirm
    const link = `${this.#site}/notices#confirm=${token}`
    return this.#send({ to, subject: `Bothy · ${subject}`, text: [text, link, end].join('\n\n'), unsubscribe: null })
  }

  sendNewPassword(to: string, lang: Language, name: string, token: string): Promise<Outcome> {
    const { subject, text, end } = WORDS[lang].mail.password
    const link = `${this.#site}${newPasswordPath(token)}`
    return this.#send({
      to,
      subject: `Bothy · ${subject}`,
      text: [text(name), link, end].join('\n\n'),
      unsubscribe: null,
    })
  }

  close(): void {
    this.#transport.close()
  }

  async #send({ to, subject, text, unsubscribe }: Letter): Promise<Outcome> {
    let isHandedOver = false
    // Read once the mail server says that it accepts the message.
    const read = new Readable({
      read() {
        isHandedOver = true
        this.push(text)
        this.push(null)
      },
    })
    try {
      await this.#transport.sendMail({
        from: this.#from,
        to: { name: '', address: to },
        subject,
        text: read,
        headers: {
          'Auto-Submitted': 'auto-generated',
          ...(unsubscribe === null
            ? {}
            : { 'List-Unsubscribe': `<${unsubscribe}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }),
        },
      })
      return { kind: 'sent' }
    } catch (error) {
      return failureOf(error, isHandedOver)
    }
  }
}

/** Errors of the library hold addresses and the server's words: only codes are kept. */
function failureOf(error: unknown, isHandedOver: boolean): Outcome {
  const { responseCode, code } = fields(error)
  if (typeof responseCode === 'number')
    return responseCode >= 500
      ? { kind: 'failed', why: String(responseCode) }
      : { kind: 'later', why: String(responseCode), after: null }
  const why = typeof code === 'string' ? code : 'mail'
  return isHandedOver ? { kind: 'unsure', why } : { kind: 'later', why, after: null }
}

const fields = (error: unknown): { readonly [key: string]: unknown } =>
  typeof error === 'object' && error !== null ? { ...error } : {}
