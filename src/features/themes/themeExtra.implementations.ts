import type {themeExtraMachine} from '../../../machines/themes/themeExtra.machine.ts'
import {goToClean} from '../../services/platform/url.ts'
import {createThemeExtraWith} from '../../services/themes/themeExtra.actors.ts'
import {extraFailureText, themeExtraText} from '../../text/themes/themeExtra.ts'
import {notify} from '../../ui/status/notify.ts'
import type {Root} from '../root.ts'
import type {StudentActors} from '../studentActors.ts'
import type {Implementations} from '../useFlow.ts'

type Deps = Pick<StudentActors, 'client' | 'uid'> & Pick<Root, 'now'>

export const createThemeExtraImplementations = ({
  client,
  uid,
  now,
}: Deps): Implementations<typeof themeExtraMachine> => ({
  actors: {createExtra: createThemeExtraWith({client: client(), uid, now})},
  actions: {
    openVideos: (_, {path}) => goToClean(path),
    notifyCreated: () => notify({tone: 'success', title: themeExtraText.createdTitle, text: themeExtraText.created}),
    notifyNoQuestion: () =>
      notify({tone: 'warning', title: themeExtraText.noQuestion, text: themeExtraText.noQuestionHint}),
    notifyFailed: (_, failure) =>
      notify({tone: 'error', title: themeExtraText.failedTitle, text: extraFailureText(failure)}),
  },
})
