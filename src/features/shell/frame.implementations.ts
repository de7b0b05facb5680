import type {frameMachine} from '../../../machines/shell/frame.machine.ts'
import {logOnly} from '../../services/platform/log.ts'
import {type frameLink, prepareFrameWith, renewTokenWith} from '../../services/shell/frame.actors.ts'
import type {Implementations} from '../useFlow.ts'
import type {StudentActors} from '../studentActors.ts'

type Deps = Pick<StudentActors, 'uid'> & {readonly link: ReturnType<typeof frameLink>}

export const createFrameImplementations = ({uid, link}: Deps): Implementations<typeof frameMachine> => ({
  actors: {prepareFrame: prepareFrameWith(uid), renewToken: renewTokenWith(uid)},
  actions: {
    handToken: (_, {app, ...aim}) => {
      if (app !== null) link.hand({...aim, app})
    },
    logFailure: (_, {error}) => logOnly('framed app', error),
  },
})
