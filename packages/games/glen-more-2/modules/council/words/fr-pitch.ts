import { typeset } from '@bothy/kernel/french'

export const pitch = typeset('Des votes secrets fixent les objectifs. Le meilleur à chacun gagne 10 PV.')
