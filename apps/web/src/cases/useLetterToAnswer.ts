import { useCall } from '../lib/queries.ts'

/** Address part of the letter that waits for an answer in a case; undefined when none does or `isAsked` is false. All cases share one request. */
export function useLetterToAnswer(patentId: string | null, isAsked: boolean): string | undefined {
  const { data } = useCall('getLettersToAnswer', {}, { enabled: isAsked && patentId !== null, staleTime: 60_000 })
  const letter = data?.find(
    ({ PATENT_ID, ANSWERABLE }) => PATENT_ID === patentId && (ANSWERABLE === 'open' || ANSWERABLE === 'lateOpen'),
  )
  return isAsked && letter ? `${letter.PROC_TYP}-${letter.PROC_NBR}-${letter.ACTION_NBR}` : undefined
}
