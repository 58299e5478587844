/** The rule behind the numbers, for those who want it. */
export function ScoreMethod() {
  return (
    <details className="border-t border-line text-small text-soft">
      <summary className="link flex min-h-11 w-fit cursor-pointer items-center">
        How this is counted
      </summary>
      <p className="pb-3">
        Ten signals with fixed weights add up to 100 points. Each is judged by your own words alone,
        and what is unknown earns nothing. Some facts put a ceiling on the sum, which then stands
        here with its reason. How you write and how you feel about us never count. The weights are
        our judgement, not yet fitted to results.
      </p>
    </details>
  )
}
