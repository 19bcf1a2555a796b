import { PageLink } from '../lib/PageLink.tsx'
import { useCall } from '../lib/queries.ts'
import { Icon } from '../ui/icons/Icon.tsx'
import { Label } from '../ui/Label.tsx'

const EVERY = 30_000

/** The sidebar of the Appeal Commission, in a chunk that only it loads. */
export function CommissionNav() {
  const tabs = useCall('appealQueue', { query: { size: 1 } }, { refetchInterval: EVERY }).data?.TABS
  const open = tabs?.reduce((sum, { TAB, COUNT }) => (TAB === 'ENDED' ? sum : sum + COUNT), 0) ?? 0
  return (
    <>
      <PageLink className="nav" to="/komisi-banding">
        <Icon name="flag" />
        <Label k="appeals:nav.queue" stacked />
        {open > 0 && <span className="end mono">{open}</span>}
      </PageLink>
      <PageLink className="nav" to="/wf-mapping/wfmapping">
        <Icon name="graph" />
        <Label k="shell:page.workflowMap" stacked />
      </PageLink>
    </>
  )
}
