import {fromPromise} from 'xstate'
import {logOnly} from '../services/platform/log.ts'
import {userIdle} from '../services/platform/userIdle.ts'
import type {BackgroundNeeds} from './background.ts'
import {importWhenOnline} from './importWhenOnline.ts'
import type {OpenBackground} from './student.machine.ts'

/** Brings the background actors when the student neither points nor types. */
export const loadBackground = (needs: BackgroundNeeds) =>
  fromPromise<OpenBackground>(async () => {
    await userIdle()
    const {openBackground} = await importWhenOnline(
      () => import('./background.ts'),
      (error) => logOnly('background actors', error),
    )
    return openBackground(needs)
  })
