import type { Language } from '../../ui/words/language.ts'
import { sign, type SignTopic } from './legend.ts'
import { legendWords } from './legend-words.ts'

const RINGS = ['lit', 'picked', 'traced', 'empty'] as const

export function marksOfAll(language: Language): SignTopic {
  const words = legendWords.of(language)
  return {
    title: words.marks,
    signs: [
      ...RINGS.map((ring) => sign(ring, words[ring], <i class="legend-ring" data-ring={ring} />)),
      sign('gain', words.gain, <b class="legend-gain">+2</b>),
      sign('loss', words.loss, <b class="legend-loss">−2</b>),
    ],
  }
}
