/** The crest: a stone hut with a lit door under a hill. */
export function CrestLogo({ size = 32, class: name }: { size?: number; class?: string }) {
  return (
    <svg class={name} width={size} height={size} viewBox="0 0 64 64" aria-hidden="true" focusable="false">
      <path
        d="M6 6h52v28c0 14-11 22-26 27C17 56 6 48 6 34z"
        fill="#2b2644"
        stroke="#d9a521"
        stroke-width="2.5"
        stroke-linejoin="round"
      />
      <path
        d="M7.5 30c6-7 10-14 15-14s7 6 10 9c3-4 6-8 10-8 5 0 9 7 14 14v3c0 4-1 7-2.5 10h-44C8.5 41 7.5 38 7.5 34z"
        fill="#6b4a8a"
      />
      <path d="M8 36q24-9 48 0-.5 4-2 8-8 10-22 15.5Q18 54 10 44q-1.5-4-2-8z" fill="#33573f" />
      <path d="M16 34l16-11 16 11v13H16z" fill="#b9ac97" />
      <path d="M13 35.5l19-14 19 14-2 2.5-17-12-17 12z" fill="#3a2c28" />
      <path d="M40 21h5v9l-5-3.5z" fill="#8a7d6c" />
      <path d="M20 40h5v2.5h-5zM19 44h4v2h-4zM41 42h5v2.5h-5zM40 37h4v2h-4z" fill="#968975" />
      <path d="M28 47V38q0-4 4-4t4 4v9z" fill="#ffd36b" />
      <path d="M28 47h8l4 6q-4 3.5-8 6-4-2.5-8-6z" fill="#ffd36b" opacity="0.55" />
    </svg>
  )
}
