import type {ratingMachine} from '../../../../machines/study/rating.machine.ts'
import {readRateWith, saveRateWith} from '../../../services/study/feedback.actors.ts'
import {feedbackHints, ratingText} from '../../../text/study/feedback.ts'
import {notify} from '../../../ui/status/notify.ts'
import type {Implementations} from '../../useFlow.ts'
import type {StudentActors} from '../../studentActors.ts'

type Deps = Pick<StudentActors, 'client'> & {readonly onReport: () => void}

export const createRatingImplementations = ({client, onReport}: Deps): Implementations<typeof ratingMachine> => ({
  actors: {readRate: readRateWith(client()), saveRate: saveRateWith(client())},
  actions: {
    openReport: onReport,
    notifyFailure: (_, {failure}) => notify({tone: 'error', title: ratingText.failed, text: feedbackHints[failure]}),
  },
})
