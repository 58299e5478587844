import { type RefObject, useEffect, useState } from 'react'
import {
  type CalculatorInputs,
  calculatorRanges,
  defaultInputs,
  mapInputs,
  snapToRange,
} from '#domain/calculator.ts'
import { followInputs, readInputs } from '#site/islands/calculator/calculator-address.ts'

/** Safari refuses more than 100 address changes in 30 seconds, and a dragged slider makes them. */
const ADDRESS_DELAY_MS = 300

/** What the visitor moved, or the browser restored, before scripts ran. */
function readSliders(container: HTMLElement | null): CalculatorInputs {
  return mapInputs((name) => {
    const slider = container?.querySelector<HTMLInputElement>(`input[type=range][name=${name}]`)
    return slider ? snapToRange(Number(slider.value), calculatorRanges[name]) : defaultInputs[name]
  })
}

/** Starts from the defaults that the server drew, then from the address or from sliders already moved. */
export function useCalculatorInputs(container: RefObject<HTMLElement | null>) {
  const [inputs, setInputs] = useState(defaultInputs)
  const [isReady, setIsReady] = useState(false)

  useEffect(() => {
    setInputs(readInputs(location.search) ?? readSliders(container.current))
    setIsReady(true)
  }, [container])

  useFollowingAddress(inputs, isReady)
  return { inputs, setInputs, isReady }
}

function useFollowingAddress(inputs: CalculatorInputs, isReady: boolean): void {
  useEffect(() => {
    if (!isReady) return
    document.documentElement.removeAttribute('data-restoring')
    const timer = setTimeout(() => {
      const address = followInputs(location.href, inputs)
      if (address !== location.href) history.replaceState(history.state, '', address)
    }, ADDRESS_DELAY_MS)
    return () => clearTimeout(timer)
  }, [inputs, isReady])
}
