import { PageLink } from '../../lib/PageLink.tsx'
import { Button } from '../../ui/Button.tsx'
import { Label } from '../../ui/Label.tsx'
import { Page } from '../../ui/Page.tsx'
import { useWords } from '../../ui/useWords.ts'

/** No such draft. When this device still has unsaved text of it, a new draft can be made from that. */
export function MissingDraft({ onKeepMine }: { onKeepMine?: () => void }) {
  const { say } = useWords('drafts')
  return (
    <Page title="drafts:missing.title">
      <div className="card pad stack">
        <p>{say('drafts:missing.text')}</p>
        {onKeepMine && <p>{say('drafts:missing.mine')}</p>}
        <div className="acts">
          {onKeepMine && (
            <Button look="primary" onClick={onKeepMine}>
              <Label k="drafts:missing.keepMine" />
            </Button>
          )}
          <PageLink className={`btn ${onKeepMine ? '' : 'pri'}`} to="/customer-screen/draft">
            <Label k="drafts:list.title" />
          </PageLink>
          <PageLink className="btn" to="/customer-screen/list">
            <Label k="drafts:missing.cases" />
          </PageLink>
        </div>
      </div>
    </Page>
  )
}
