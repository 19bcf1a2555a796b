import { PageLink } from '../lib/PageLink.tsx'
import { Icon } from '../ui/icons/Icon.tsx'
import { Label } from '../ui/Label.tsx'

/** Leads to the answer to a letter. */
export function AnswerLink({ procid }: { procid: string }) {
  return (
    <PageLink to="/jawaban/$procid" params={{ procid }} className="button primary">
      <Icon name="reply" />
      <Label k="inbox:screen.answer" />
    </PageLink>
  )
}
