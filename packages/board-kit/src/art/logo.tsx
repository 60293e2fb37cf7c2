export function CrestLogo({ size = 32, class: name }: { size?: number; class?: string }) {
  return (
    <svg class={name} width={size} height={size} viewBox="0 0 64 64" aria-hidden="true" focusable="false">
      <path
        d="M5 4h54v30c0 14-11 22-27 27C16 56 5 48 5 34z"
        fill="#272a55"
        stroke="#d9a521"
        stroke-width="3"
        stroke-linejoin="round"
      />
      <path d="M7 31l9-9 5 4 9-13 8 10 5-4 14 13v4q0 4-1.5 8h-47Q7 40 7 35z" fill="#7a5590" />
      <circle cx="48" cy="13" r="3.5" fill="#fdf0cf" />
      <path d="M7.2 37q25-8 49.6 0Q55 47 46 53q-6 4-14 6.5Q24 57 18 53 9 47 7.2 37z" fill="#2f5a40" />
      <path d="M14 35h36v14H14z" fill="#c3b7a2" />
      <path d="M39 20h6v10h-6z" fill="#8a7d6c" />
      <path d="M10 37l9-13h26l9 13z" fill="#33272a" />
      <path d="M27 49V41q0-5 5-5t5 5v8z" fill="#ffd36b" />
      <path d="M27 49h10l5 6q-5 3-10 4.5Q27 58 22 55z" fill="#ffd36b" opacity="0.6" />
      <path d="M17 40h6v5h-6zM41 40h6v5h-6z" fill="#ffe3a0" stroke="#5a4636" stroke-width="1.5" />
    </svg>
  )
}
