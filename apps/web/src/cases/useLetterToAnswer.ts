import { useCall } from '../lib/queries.ts'

/** `letter`: address part of the letter that waits for an answer in a case; undefined when none does or `isAsked` is false. All cases share one request. */
export function useLetterToAnswer(
  patentId: string | null,
  isAsked: boolean,
): { letter: string | undefined; isPending: boolean } {
  const { data, isPending } = useCall(
    'getLettersToAnswer',
    {},
    { enabled: isAsked && patentId !== null, staleTime: 60_000 },
  )
  const found = data?.find(
    ({ PATENT_ID, ANSWERABLE }) => PATENT_ID === patentId && (ANSWERABLE === 'open' || ANSWERABLE === 'lateOpen'),
  )
  return {
    letter: isAsked && found ? `${found.PROC_TYP}-${found.PROC_NBR}-${found.ACTION_NBR}` : undefined,
    isPending: isAsked && isPending,
  }
}
