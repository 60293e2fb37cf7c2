import { useEffect, useState } from 'preact/hooks'
import type { Step } from './production-paper.tsx'
import type { ProductionPlan } from './production-plan.ts'

export function useStep(plan: ProductionPlan | null, then: Step): Step {
  const [step, setStep] = useState<Step>(plan === null ? then : 'income')
  useEffect(() => {
    setStep(plan === null ? then : 'income')
    if (plan === null) return
    const timers = [setTimeout(() => setStep('goods'), plan.goodsFrom), setTimeout(() => setStep(then), plan.end)]
    return () => timers.forEach(clearTimeout)
  }, [plan, then])
  return step
}
