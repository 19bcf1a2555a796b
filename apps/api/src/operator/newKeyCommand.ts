import { canaryOf, renewable } from '../openSecrets.ts'
import { replaceCanary } from '../keyCanary.sql.ts'
import { findKeys, keyValue, keyVariables, replaceKeyFile } from '../ports/secretsFile.ts'
import { withCommandContext } from './commandContext.ts'

/**
 * `npm run saki -- new-key session|captcha`: replaces a key that no stored data depends on. When its variable is set, accepts the key in
 * the variable instead. Every portal must be restarted afterwards.
 */
export async function newKeyCommandLine([asked, ...more]: string[], root: string): Promise<void> {
  const name = renewable.find((each) => each === asked)
  if (!name || more.length > 0)
    throw new Error(
      `npm run saki -- new-key ${renewable.join('|')} (data is sealed with the other keys: they are never replaced)`,
    )
  await withCommandContext(root, async ({ env, db, now }) => {
    const { given } = (await findKeys(env))[name]
    if (!given) await replaceKeyFile(env, name)
    const found = (await findKeys(env))[name]
    const key = keyValue(name, found)
    if (key === undefined) throw new Error(`${found.path} was not written`)
    await replaceCanary(db, name, canaryOf(name, key), now())
    console.log(`${name}: ${given ? `the key in ${keyVariables[name]} is accepted` : `${found.path} is new`}.`)
    console.log('Restart every portal. All users must log in again.')
  })
}
