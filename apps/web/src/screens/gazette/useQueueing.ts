import { useRef } from 'react'

import { newKey } from '../../lib/newKey.ts'
import { queryKeyOf, queryClient, useSend } from '../../lib/queries.ts'
import { showToast } from '../../ui/messages.ts'
import { useWords } from '../../ui/useWords.ts'

/** Puts cases into the next issue (`Y`) or takes them off it (`N`). `refused`: numbers of the last call that could not be put. */
export function useQueueing(onDone?: (refused: readonly string[]) => void) {
  const { say } = useWords('gazette')
  const key = useRef(newKey())
  const queue = useSend('officeGazetteQueue', {
    onSuccess: ({ DONE, REFUSED }, sent) => {
      key.current = newKey()
      showToast(sent.body?.IND_QUEUED === 'Y' ? 'gazette:put.done' : 'gazette:take.done', { values: { count: DONE } })
      for (const call of ['officeGazetteBacklog', 'officeGazetteNext'] as const)
        void queryClient.invalidateQueries({ queryKey: queryKeyOf(call) })
      onDone?.(REFUSED)
    },
  })
  return {
    busy: queue.isPending && say('core:loading'),
    error: queue.error,
    refused: queue.data?.REFUSED ?? [],
    send: (PATENT_IDS: string[], IND_QUEUED: 'Y' | 'N') =>
      queue.mutate({ body: { PATENT_IDS, IND_QUEUED }, key: key.current }),
  }
}
