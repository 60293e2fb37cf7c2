import type { GameTypes } from '@bothy/kernel'
import type { ComponentChildren } from 'preact'
import type { Language } from '../../ui/words/language.ts'

export type Sign = { readonly id: string; readonly name: string; readonly art: ComponentChildren }

/** `thing`: that of which the signs are. */
export type SignTopic = { readonly title: string; readonly signs: readonly Sign[]; readonly thing?: string }

/** All signs of a board with their names. Without a view those of the game itself; a view adds what this table plays with. */
export type Legend<T extends GameTypes> = (language: Language, view: T['view'] | null) => Promise<readonly SignTopic[]>

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

export const sign = (id: string, name: string, art: ComponentChildren): Sign => ({ id, name: capital(name), art })

export const signsBy = <Id extends string>(
  ids: readonly Id[],
  name: (id: Id) => string,
  art: (id: Id) => ComponentChildren,
): readonly Sign[] => ids.map((id) => sign(id, name(id), art(id)))

export function signsOf<Id extends string, Topic extends string>(
  topicOf: { readonly [id in Id]: Topic | null },
  ids: readonly Id[],
  name: (id: Id) => string,
  art: (id: Id) => ComponentChildren,
): (topic: Topic) => readonly Sign[] {
  return (topic) =>
    signsBy(
      ids.filter((id) => topicOf[id] === topic),
      name,
      art,
    )
}
