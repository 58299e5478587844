type Refetch = () => Promise<{ isSuccess: boolean }>

/** Success takes the Retry button away; the focus goes to the heading of what came instead of nowhere. */
export async function retryAndFocus(refetch: Refetch, headingId: string): Promise<void> {
  const { isSuccess } = await refetch()
  if (isSuccess) document.getElementById(headingId)?.focus()
}
