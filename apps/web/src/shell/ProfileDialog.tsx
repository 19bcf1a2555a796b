import { useCall } from '../lib/queries.ts'
import { useUser } from '../lib/session.ts'
import { Button } from '../ui/Button.tsx'
import { Dialog } from '../ui/Dialog.tsx'
import { ErrorPanel } from '../ui/ErrorPanel.tsx'
import { Label } from '../ui/Label.tsx'
import { LegalDateText } from '../ui/LegalTime.tsx'
import { Note } from '../ui/Note.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'
import { useWords } from '../ui/useWords.ts'

/** My Profile: what the office knows of the reader. Changing it here comes later, and the dialog says so. */
export function ProfileDialog({ onClose }: { onClose: () => void }) {
  const { say } = useWords('shell', 'account')
  const user = useUser()
  const { data, error, isPending, refetch } = useCall(
    'getUserDataDetail',
    { params: { id: user?.USER_ID ?? 0 } },
    { enabled: user !== undefined },
  )
  const profile = data?.[0]
  return (
    <Dialog
      title={<Label k="shell:user.profile" />}
      width={900}
      onClose={onClose}
      actions={
        <Button data-first onClick={onClose}>
          {say('shell:user.close')}
        </Button>
      }
    >
      {isPending && <Skeleton lines={5} />}
      {error && <ErrorPanel error={error} onRetry={() => void refetch()} />}
      {profile && (
        <dl className="facts">
          <div>
            <dt>
              <Label k="account:name" />
            </dt>
            <dd dir="auto">{profile.FULL_NAME}</dd>
          </div>
          <div>
            <dt>
              <Label k="account:email" />
            </dt>
            <dd>
              <bdi dir="ltr">{profile.EMAIL}</bdi>
            </dd>
          </div>
          <div>
            <dt>
              <Label k="account:nik" />
            </dt>
            <dd>
              <bdi dir="ltr" className="mono">
                {profile.PERSONAL_ID}
              </bdi>
            </dd>
          </div>
          <div>
            <dt>
              <Label k="account:birth" />
            </dt>
            <dd>
              <LegalDateText date={profile.BIRTHDAY} />
            </dd>
          </div>
          <div>
            <dt>
              <Label k="shell:profile.role" />
            </dt>
            <dd>{profile.USER_TYPE_NAME}</dd>
          </div>
        </dl>
      )}
      <div style={{ marginBlockStart: 20 }}>
        <Note>{say('shell:profile.later')}</Note>
      </div>
    </Dialog>
  )
}
