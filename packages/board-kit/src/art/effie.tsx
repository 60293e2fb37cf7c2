import type { JSX } from 'preact'
import { useId } from 'preact/hooks'

export function Effie({ size }: { readonly size: number }): JSX.Element {
  const id = useId()
  return (
    <svg class="effie" width={size} height={size} viewBox="0 0 128 128" aria-hidden="true" focusable="false">
      <defs>
        <radialGradient id={`${id}glow`} cx="0.8" cy="0.72" r="0.75">
          <stop offset="0" stop-color="#f6c565" />
          <stop offset="0.35" stop-color="#a86d35" />
          <stop offset="1" stop-color="#43291f" />
        </radialGradient>
        <clipPath id={`${id}frame`}>
          <circle cx="64" cy="64" r="61" />
        </clipPath>
        <pattern id={`${id}sett`} width="14" height="14" patternUnits="userSpaceOnUse" patternTransform="rotate(32)">
          <rect width="14" height="14" fill="#5a3474" />
          <path d="M0 4h14M4 0v14" stroke="#2f6285" stroke-width="3.4" opacity="0.85" />
          <path d="M0 10h14M10 0v14" stroke="#e9b434" stroke-width="0.9" opacity="0.9" />
        </pattern>
      </defs>
      <g clip-path={`url(#${id}frame)`}>
        <rect width="128" height="128" fill={`url(#${id}glow)`} />
        <path d="M0 92h128v36H0z" fill="#2b1a14" opacity="0.35" />
        <g stroke="#1d1210" stroke-width="2.6" stroke-linejoin="round" stroke-linecap="round">
          <path d="M36 62c-5 14-3 27 3 34h50c6-7 8-20 3-34z" fill="#b9b2ab" />
          <path d="M10 132c2-24 16-36 34-41l20 13 20-13c18 5 32 17 34 41z" fill={`url(#${id}sett)`} />
          <path d="M50 88v8c0 9 28 9 28 0v-8z" fill="#e5b18c" />
          <path d="M44 91l20 26 20-26 5 5-25 34-25-34z" fill="#efe6d6" />
          <path d="M39 60c0 25 11 38 25 38s25-13 25-38c0-9-7-15-25-15s-25 6-25 15z" fill="#f2c6a2" />
          <path d="M39 66c-6-3-8 7-1 12M89 66c6-3 8 7 1 12" fill="#f2c6a2" />
          <path
            d="M38 66c1-13 8-18 16-20 8 4 16 5 24 2 8 3 11 9 12 18 3-7 3-17-1-24H39c-4 7-4 17-1 24z"
            fill="#d8d2ca"
          />
          <path d="M17 38c1-20 22-30 47-30s46 10 47 30c0 9-21 14-47 14s-47-5-47-14z" fill="#5f3480" />
          <path d="M33 41c8 5 19 7 31 7s23-2 31-7l1 8c-8 5-19 7-32 7s-24-2-32-7z" fill="#2f6285" />
          <circle cx="64" cy="8" r="7.500" fill="#e9b434" />
        </g>
        <path
          d="M28 30c8-11 22-15 36-15M84 19c6 2 10 5 13 9"
          fill="none"
          stroke="#8a5aae"
          stroke-width="3"
          stroke-linecap="round"
        />
        <path
          d="M37 46.500c8 4 17 5.500 27 5.500s19-1.500 27-5.500"
          fill="none"
          stroke="#e9b434"
          stroke-width="1.8"
          stroke-dasharray="5 4"
        />
        <g fill="none" stroke="#1d1210" stroke-width="2.4" stroke-linecap="round">
          <circle cx="52.500" cy="69" r="9" fill="#fff8ea" fill-opacity="0.6" />
          <circle cx="75.500" cy="69" r="9" fill="#fff8ea" fill-opacity="0.6" />
          <path d="M61.500 68c1.500-1.600 3.500-1.600 5 0M43.500 67l-4-1.500M84.500 67l4-1.500" />
          <path d="M47 57.500c3-2.300 7-2.600 10-1M71 56.500c3-1.600 7-1.300 10 1" stroke="#8d857d" />
          <path d="M64 71c-2 5-3 7-.5 8.500" stroke="#b97f5c" />
          <path d="M54 84c5 6 15 6 20 0" />
        </g>
        <circle cx="52.500" cy="69.500" r="2.900" fill="#1d1210" />
        <circle cx="75.500" cy="69.500" r="2.900" fill="#1d1210" />
        <circle cx="53.500" cy="68.400" r="0.9" fill="#fff" />
        <circle cx="76.500" cy="68.400" r="0.9" fill="#fff" />
        <ellipse cx="45" cy="80" rx="5" ry="3.200" fill="#e2805f" opacity="0.45" />
        <ellipse cx="83" cy="80" rx="5" ry="3.200" fill="#e2805f" opacity="0.45" />
        <g stroke="#1d1210" stroke-width="2.2" stroke-linejoin="round">
          <path d="M99 92v-5a6 6 0 0 1 12 0v5" fill="none" />
          <path d="M96 92h18v23H96z" fill="#f9d67c" />
          <path d="M93 115h24v5H93zM94 92l11-6 11 6z" fill="#6b4a2b" />
          <path d="M105 112c-5-3-4-8 0-13 4 5 5 10 0 13z" fill="#e0752f" />
        </g>
      </g>
      <circle cx="64" cy="64" r="61" fill="none" stroke="var(--effie-edge, #d9c8a8)" stroke-width="3" />
    </svg>
  )
}
