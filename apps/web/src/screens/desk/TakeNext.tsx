import { useRef } from 'react'

import { newKey } from '../../lib/newKey.ts'
import { queryKeyOf, queryClient, useSend } from '../../lib/queries.ts'
import { Button } from '../../ui/Button.tsx'
import { Label } from '../../ui/Label.tsx'
import { showToast } from '../../ui/messages.ts'
import { useWords } from '../../ui/useWords.ts'
import type { QueueSearch } from './queueSearch.ts'

/** Takes the most urgent case of this kind that nobody has in hand. */
export function TakeNext({ search, onTaken }: { search: QueueSearch; onTaken: (patentId: string) => void }) {
  const { say } = useWords('desk')
  const key = useRef(newKey())
  const take = useSend('officeTakeNext', {
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
      busy={take.isPending && say('desk:takeNext.busy')}
      onClick={() => take.mutate({ body, key: key.current })}
    >
      <Label k="desk:takeNext" />
    </Button>
  )
}
