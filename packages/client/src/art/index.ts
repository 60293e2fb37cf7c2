export { HeroScene } from './hero.tsx'
export { CrestLogo } from './logo.tsx'
export { SeatBadge, SeatTartan } from './seats.tsx'
export { BOTHY_SETT, Tartan, tartanFill } from './tartan.tsx'
