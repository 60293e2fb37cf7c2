import type { Page } from 'playwright-core'

/** Least step of the page's time, in milliseconds: one frame. */
const FRAME = 16
const LONGEST_MOMENT = 60_000

/**
 * The page's time stands still and goes on only on demand, timers and animations alike, so that a moment does not depend on how busy the
 * machine is. Call it before the page is opened.
 */
export async function stopTime(page: Page): Promise<void> {
  await page.clock.install()
  await page.addInitScript(() => {
    const begun = new Map<Animation, number>()
    const animate = Element.prototype.animate
    Element.prototype.animate = function (...how: Parameters<typeof animate>) {
      const animation = animate.apply(this, how)
      animation.pause()
      begun.set(animation, performance.now())
      return animation
    }
    Object.assign(globalThis, {
      // Waits until ended animations are reported, which comes with a frame; a glance may be quicker.
      showAnimations: async () => {
        const ended: Promise<void>[] = []
        for (const [animation, from] of begun) {
          const [at, end] = [performance.now() - from, Number(animation.effect?.getComputedTiming().endTime ?? 0)]
          if (animation.playState === 'finished' || animation.playState === 'idle') begun.delete(animation)
          else if (at >= end) {
            ended.push(
              new Promise((told) => {
                for (const type of ['finish', 'cancel']) animation.addEventListener(type, () => told(), { once: true })
              }),
            )
            animation.finish()
          } else animation.currentTime = at
        }
        await Promise.all(ended)
      },
    })
  })
}

/** Stops the time of an open page a moment from now: on a busy machine a short moment is over before the page is told. */
export async function holdTime(page: Page, moment = 1000): Promise<void> {
  try {
    await page.clock.pauseAt((await page.evaluate(() => Date.now())) + moment)
  } catch (error) {
    if (!String(error).includes('to the past') || moment > LONGEST_MOMENT) throw error
    await holdTime(page, moment * 4)
  }
}

export async function pass(page: Page, ms: number): Promise<void> {
  for (let left = ms; left > 0; left -= 4 * FRAME) {
    await page.clock.runFor(Math.min(left, 4 * FRAME))
    await page.evaluate('showAnimations()')
  }
}
