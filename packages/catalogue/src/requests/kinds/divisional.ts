import { defineRequest } from '../defineRequest.ts'
import { requestForm } from '../requestForm.ts'
import { bothPatents } from '../rules.ts'

/** Filed with the form of patents as a divisional application that names this case; the fees are those of the new filing. */
export const divisional = defineRequest({
  id: 'PI',
  who: ['owner', 'representative'],
  several: true,
  rules: bothPatents({ ground: 'UU 13/2016 art. 38', actions: ['divide'] }),
  form: requestForm('PI', [], []),
  workflow: 'request-instant',
  effects: [{ as: 'takeAction' }],
  takesEffect: 'received',
  next: 'requests:next.filing',
  madeAs: 'filing',
})
