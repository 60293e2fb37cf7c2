import { type ComponentChildren, type FunctionComponent, h } from 'preact'
import { useRef } from 'preact/hooks'

function isSame(before: object, now: object): boolean {
  const names = Object.keys(now)
  return (
    names.length === Object.keys(before).length &&
    names.every((name) => Reflect.get(before, name) === Reflect.get(now, name))
  )
}

/** Redraws a picture only when a prop or a signal has changed. Pass `isEqual` for props that are not plain values. */
export function steady<P extends object>(
  Draw: FunctionComponent<P>,
  isEqual: (before: P, now: P) => boolean = isSame,
): FunctionComponent<P> {
  return function Steady(props) {
    const last = useRef<{ readonly props: P; readonly drawn: ComponentChildren } | null>(null)
    const kept =
      last.current !== null && isEqual(last.current.props, props) ? last.current : { props, drawn: h(Draw, props) }
    last.current = kept
    return kept.drawn
  }
}
