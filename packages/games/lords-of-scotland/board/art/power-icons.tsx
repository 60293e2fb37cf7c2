const ICONS = {
  copyPower: {
    d: 'M4 3h9v13H4zM16 8h4v13h-9v-2',
    f: 'M8.5 6l1 2.3 2.5.2-1.9 1.6.6 2.4-2.2-1.3-2.2 1.3.6-2.4L5 8.5l2.5-.2z',
  },
  musterAnother: { d: 'M5 22V3M5 4c4-2 6 2 10 0v8c-4 2-6-2-10 0M18 14v8M14 18h8', f: '' },
  stayInPlay: {
    d: 'M12 7.5V21M4 13c0 5 4 8 8 8s8-3 8-8M2 15l2-2.5 2.5 2M22 15l-2-2.5-2.5 2M8 11h8M12 3a2.2 2.2 0 1 1 0 4.5A2.2 2.2 0 1 1 12 3z',
    f: '',
  },
  discardAnother: { d: 'M5 3h14v11M5 3v18h8M9 8l6 6M15 8l-6 6M18 16v6M15 19.5l3 2.5 3-2.5', f: '' },
  swapWithClan: { d: 'M3 8h17M15 3l5 5-5 5M21 16H4M9 11l-5 5 5 5', f: '' },
  drawCard: { d: 'M8 2h12v15H8zM4 6v15h12', f: 'M14 5l4 4.5h-2.7V14h-2.6V9.5H10z' },
  swapWithSupporter: {
    d: 'M13.5 12.5h8v9.5h-8zM14 5h4v4.5M15.8 7.3l2.2 2.2 2.2-2.2M10 19H6v-4.5M3.8 16.7L6 14.5l2.2 2.2',
    f: 'M1.5 3l2.6 2.3L6.5 1.5l2.4 3.8L11.5 3v8h-10z',
  },
  claimTwo: { d: '', f: 'M2 4.5l3.2 2.8L8.5 2l3.3 5.3L15 4.5V11H2zM9 15.5l3.2 2.8L15.5 13l3.3 5.3 3.2-2.8V22H9z' },
  joinEveryLineage: {
    d: 'M12 3a5.5 5.5 0 1 1 0 11 5.5 5.5 0 1 1 0-11zM8 9.5a5.5 5.5 0 1 1 0 11 5.5 5.5 0 1 1 0-11zM16 9.5a5.5 5.5 0 1 1 0 11 5.5 5.5 0 1 1 0-11z',
    f: '',
  },
} as const

export type PowerIconName = keyof typeof ICONS

export function PowerIcon({ power, size = 20, class: name }: { power: PowerIconName; size?: number; class?: string }) {
  const { d, f } = ICONS[power]
  return (
    <svg class={name} width={size} height={size} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      {d !== '' && (
        <path d={d} fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round" />
      )}
      {f !== '' && <path d={f} fill="currentColor" />}
    </svg>
  )
}
