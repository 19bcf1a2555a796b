import { PageLink } from '../../lib/PageLink.tsx'
import { Card } from '../../ui/Card.tsx'
import { Icon } from '../../ui/icons/Icon.tsx'
import { Label } from '../../ui/Label.tsx'

/** Leads from an appeal to the documents of the case, with the decision among them, in a window of its own. */
export function DecisionLink({ numbers }: { numbers: readonly string[] }) {
  return (
    <Card title={<Label k="newRequest:appeal.decision" />}>
      {numbers.map((number) => (
        <PageLink
          key={number}
          className="text-button"
          to="/table-list/patents/workflow/$patentId"
          params={{ patentId: number }}
          target="_blank"
        >
          <Icon name="file" size={18} />
          <Label k="newRequest:appeal.decision.open" /> <bdi dir="ltr">{number}</bdi>
        </PageLink>
      ))}
    </Card>
  )
}
