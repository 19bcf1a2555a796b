import type { SameKeys } from '../words.ts'
import type { words as id } from '../id/login.ts'

export const words: SameKeys<typeof id> = {
  promise: 'File and track your applications',
  'promise.how': 'Every application shows who must act, by when, and what happens otherwise.',
  status: 'Service status',
  'status.asking': 'Checking the service…',
  'status.normal': 'The portal is running normally',
  'status.outage': 'There is a service disruption',
  'status.silent': 'The portal is not responding',
  'status.checked': 'checked {{time}}',
  login: 'Log in',
  lead: 'One account for marks, designs and patents.',
  busy: 'Logging in…',
  asked: 'Log in to open the page you asked for.',
  ended: 'Your session has ended. Your drafts are safe.',
  offline: 'You are offline. Logging in needs a connection.',
  throttled:
    'Too many attempts from this network. Your account is not locked: you can still log in on a device you have used before. On this device, try again in {{time}}.',
  wrong: 'The email or password is wrong.',
  notActive: 'This account is not active yet. Open the link in your activation email.',
  'empty.email': 'Enter your email',
  'empty.password': 'Enter your password',
  failed: 'You could not be logged in. Try again.',
  email: 'Email',
  password: 'Password',
  forgotten: 'Forgotten password',
  activation: 'Activate account',
  reactivate: 'Send the activation email again',
  register: 'Create account',
}
