import type { ActivationWord, Law } from '@bothy/glen-more-2/data'
import type { words as en } from '@bothy/glen-more-2/messages/en-base'
import type { Mark, Part } from '@bothy/glen-more-2/data/provenance'
import type { UncertainWords } from '@bothy/board-kit/board/details/uncertain.ts'

type GameTerms = Omit<typeof en, 'partName' | 'markName'>

/** Words of which the names of values are put together. */
export type DataTerms = GameTerms &
  UncertainWords<Part, Mark> & {
    /** Why corrected data is refused: nobody else reads it. */
    readonly laws: { readonly [law in Law]: string }
    readonly nth: (n: number) => string
    readonly sections: { readonly [id: string]: string }
    readonly groups: { readonly [group: string]: string }
    /** What the last parts of a place are called. */
    readonly keys: { readonly [key: string]: string }
    readonly activation: { readonly [W in ActivationWord]: string }
    readonly inStack: (tile: string, stack: string) => string
    readonly road: (number: string, a: string, b: string) => string
    readonly spareRoad: (number: string) => string
    readonly noPlace: string
    readonly noStack: string
    readonly forResources: (n: number) => string
    readonly forLead: (lead: string) => string
    readonly player: (n: number) => string
    readonly side: (n: number) => string
    readonly yes: string
    readonly no: string
  }
