import { createECDH, ECDH } from 'node:crypto'
import { Type } from 'typebox'
import { Compile } from 'typebox/compile'
import type { Store } from '../store/store.ts'
import type { Post } from './post.ts'
import { type Sender, outcomeOf } from './sending.ts'

const KEPT_SECONDS = 24 * 3600
const CURVE = 'prime256v1'
const PRIVATE_KEY_BYTES = 32
const TOPIC = /^[\w-]{1,32}$/

export type VapidKeys = { readonly publicKey: string; readonly privateKey: string }

const keys = Compile(Type.Object({ publicKey: Type.String(), privateKey: Type.String() }))
const subscriptions = Compile(
  Type.Object({ endpoint: Type.String(), keys: Type.Object({ p256dh: Type.String(), auth: Type.String() }) }),
)

function newKeys(): VapidKeys {
  const curve = createECDH(CURVE)
  const publicKey = curve.generateKeys('base64url')
  // Node drops leading zeros, and push services want all the bytes.
  const privateKey = curve.getPrivateKey('hex').padStart(2 * PRIVATE_KEY_BYTES, '0')
  return { publicKey, privateKey: Buffer.from(privateKey, 'hex').toString('base64url') }
}

/** Identify this server to push services. Drawn at the first start and kept: subscribed browsers accept no others. */
export async function vapidKeys(store: Pick<Store, 'secret'>): Promise<VapidKeys> {
  const kept: unknown = JSON.parse(await store.secret('vapid', JSON.stringify(newKeys())))
  if (!keys.Check(kept)) throw new Error('the keys of web push are damaged')
  return kept
}

export function isBrowserKey(p256dh: string): boolean {
  try {
    return ECDH.convertKey(p256dh, CURVE, 'base64url', 'hex', 'uncompressed').length > 0
  } catch {
    return false
  }
}

/** `subject`: where the push service reaches the operator. */
export function pushSender(post: Post, { publicKey, privateKey }: VapidKeys, subject: string): Sender {
  return async ({ address }, { title, body, path, tag, waiting }) => {
    const subscription: unknown = JSON.parse(address)
    if (!subscriptions.Check(subscription) || !isBrowserKey(subscription.keys.p256dh)) return { kind: 'gone' }
    const { default: webPush } = await import('web-push')
    const {
      endpoint,
      headers,
      body: encrypted,
    } = webPush.generateRequestDetails(subscription, JSON.stringify({ title, body, path, tag, waiting }), {
      vapidDetails: { subject, publicKey, privateKey },
      TTL: KEPT_SECONDS,
      urgency: 'high',
      ...(TOPIC.test(tag) ? { topic: tag } : {}),
    })
    const given = Object.entries(headers ?? {})
    return outcomeOf(await post(endpoint, { headers: Object.fromEntries(given), body: encrypted ?? '' }))
  }
}
