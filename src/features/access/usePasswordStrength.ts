import {useMachine} from '@xstate/react'
import type {PasswordOwner} from '../../../domain/access/passwordPolicy.ts'
import {passwordStrengthMachine} from '../../../machines/access/passwordStrength.machine.ts'
import {measure} from '../../services/access/passwordStrength.actors.ts'

const connected = passwordStrengthMachine.provide({actors: {measure}})

/** The strength of the new password of one form, which tells what is typed into it. */
export function usePasswordStrength() {
  const [state, send] = useMachine(connected)
  return {state, onPassword: (password: string, owner: PasswordOwner) => send({type: 'password.type', password, owner})}
}
