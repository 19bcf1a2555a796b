import { useRef } from 'react'

import { newKey } from '../../lib/newKey.ts'
import { queryKeyOf, queryClient, useSend } from '../../lib/queries.ts'
import { Button } from '../../ui/Button.tsx'
import { Label } from '../../ui/Label.tsx'
import { showToast } from '../../ui/messages.ts'
import { useWords } from '../../ui/useWords.ts'
import type { QueueSearch } from './queueSearch.ts'

/** Assigns the most urgent unassigned case of this kind to the officer. */
export function TakeNext({ search, onTaken }: { search: QueueSearch; onTaken: (patentId: string) => void }) {
  const { say } = useWords('desk')
  const key = useRef(newKey())
  const assign = useSend('officeTakeNext', {
    onSuccess: ({ PATENT_ID }) => {
      key.current = newKey()
      void queryClient.invalidateQueries({ queryKey: queryKeyOf('officeQueue') })
      if (PATENT_ID === null) return showToast('desk:takeNext.none', { tone: 'info' })
      showToast('desk:takeNext.taken', { values: { number: PATENT_ID } })
      onTaken(PATENT_ID)
    },
    onError: (error) => showToast('core:load.failed', { tone: 'bad', detail: error.title }),
  })
  const body = { KIND: search.kind, RIGHT: search.right, LAW: search.law }
  return (
    <Button
      small
      icon="hand"
      busy={assign.isPending && say('desk:takeNext.busy')}
      onClick={() => assign.mutate({ body, key: key.current })}
    >
      <Label k="desk:takeNext" />
    </Button>
  )
}
