import { useSend } from '../../../lib/queries.ts'
import { Button } from '../../../ui/Button.tsx'
import { ErrorPanel } from '../../../ui/ErrorPanel.tsx'
import { Label } from '../../../ui/Label.tsx'
import { showToast } from '../../../ui/messages.ts'
import { useWords } from '../../../ui/useWords.ts'
import { useLostFocus } from '../../../ui/useLostFocus.ts'
import type { CitedPlace } from './citedPlace.ts'
import { refreshCitations } from './refreshCitations.ts'

interface PinButtonProps {
  patentId: string
  place: CitedPlace
  /** Name of what is pinned, for the message. */
  name: string
  isPinned: boolean
}

/** Pins something found to the case. */
export function PinButton({ patentId, place, name, isPinned }: PinButtonProps) {
  const { say } = useWords('citations')
  const pin = useSend('officeCite', {
    onSuccess: () => {
      showToast('citations:pin.done', { values: { name } })
      void refreshCitations()
    },
    onError: () => void refreshCitations(),
  })
  const done = useLostFocus<HTMLSpanElement>(isPinned)
  if (isPinned)
    return (
      <span ref={done} tabIndex={-1} className="muted small">
        {say('citations:pinned')}
        <span className="sr"> {name}</span>
      </span>
    )
  return (
    <>
      <Button
        look="act"
        icon="plus"
        busy={pin.isPending && say('citations:pin')}
        onClick={() => pin.mutate({ body: { PATENT_ID: patentId, ...place } })}
      >
        <Label k="citations:pin" />
        <span className="sr"> {name}</span>
      </Button>
      {pin.error && <ErrorPanel error={pin.error} />}
    </>
  )
}
