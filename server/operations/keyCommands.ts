import {rotateKeys} from '../local-firebase/identity/keys.ts'
import {KeySecretError} from '../local-firebase/identity/keySealing.ts'
import {type Call, type Command, OperatorError} from './command.ts'

async function rotate(call: Call): Promise<readonly string[]> {
  const rotation = {secret: call.keySecret, isNewSecret: call.flag('new-secret')}
  await rotateKeys(call.db, call.now, rotation).catch((error: unknown) => {
    throw error instanceof KeySecretError ? new OperatorError(error.message) : error
  })
  const how = call.keySecret === undefined ? 'not encrypted: SIGNING_KEY_SECRET is not set' : 'encrypted'
  const made = `A new key signs within a minute (${how}).`
  if (!call.flag('leaked')) return [made, 'Tokens of the one before stay valid until they expire.']
  await call.db.deleteFrom('identity_key').where('retired_at', 'is not', null).execute()
  return [made, 'All keys before it are gone. Restart every server process now.']
}

/** What an operator does with the keys that sign tokens. */
export const keyCommands: readonly Command[] = [
  {
    words: 'keys rotate',
    usage: '',
    about: 'Makes a new key to sign tokens with; those of the key before stay valid until they expire.',
    options: {
      'new-secret': {kind: 'flag', about: 'SIGNING_KEY_SECRET is another one than before; no server may run meanwhile'},
      leaked: {kind: 'flag', about: 'takes the old keys out of the key set: what they signed is refused'},
    },
    run: rotate,
  },
]
