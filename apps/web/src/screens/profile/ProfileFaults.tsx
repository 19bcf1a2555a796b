import { Fragment } from 'react'

import type { AskError } from '../../lib/askError.ts'
import { Icon } from '../../ui/icons/Icon.tsx'
import { Note } from '../../ui/Note.tsx'
import { useWords } from '../../ui/useWords.ts'
import type { ProfileState } from './useProfile.ts'

/** Errors of the profile in the office's sentences, until each is corrected; or that saving failed. */
export function ProfileFaults({ state }: { state: ProfileState }) {
  const { say } = useWords('profile', 'session')
  const { shown } = state
  const { error } = state.sending
  return (
    <div className="profile-faults" role="alert">
      {shown.length > 0 && (
        <div className="error-summary surface" data-testid="profile-faults">
          <h3 className="row gap-8">
            <Icon name="alert" size={20} className="text-danger" />
            <span lang="en">{say('profile:check')}</span>
          </h3>
          <p>
            {shown.map(({ field, message }, at) => (
              <Fragment key={field}>
                {at > 0 && ', '}
                <bdi lang={message.startsWith('profile:missing') ? 'id' : undefined}>{say(message)}</bdi>
              </Fragment>
            ))}
          </p>
        </div>
      )}
      {shown.length === 0 && error && <Failed state={state} error={error} />}
    </div>
  )
}

function Failed({ state, error }: { state: ProfileState; error: AskError }) {
  const { say } = useWords('profile')
  // All refused fields have been changed since.
  if (error.fields.length > 0 && state.refused.length === 0) return null
  const why = error.err === 'NETWORK' ? say('core:load.unreachable') : error.title
  return (
    <Note tone="warn">
      <b lang="id" dir="ltr" className="block">
        {say('profile:failed')}
      </b>
      {state.refused.length > 0 ? (
        <p>
          {say('profile:refused')} {state.refused.map(({ message }) => message).join(', ')}
        </p>
      ) : (
        <p>
          {why}{' '}
          {error.id && (
            <>
              {say('core:error.id')}{' '}
              <bdi dir="ltr" className="mono">
                {error.id}
              </bdi>
            </>
          )}
        </p>
      )}
    </Note>
  )
}
