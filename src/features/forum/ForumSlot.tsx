import {Suspense, useId, useState} from 'react'
import {css} from 'styled-system/css'
import {commentParameter} from '../../../domain/forum/link.ts'
import {forumText} from '../../text/forum/forum.ts'
import {Button} from '../../ui/action/Button.tsx'
import {MessageIcon} from '../../ui/icon/icons.tsx'
import {lazyNamed} from '../../ui/loading/lazyLoading.tsx'
import {Skeleton} from '../../ui/status/Skeleton.tsx'
import {useQueryParameter} from '../shell/useAddress.ts'
import type {ForumProps} from './Forum.tsx'

const Forum = lazyNamed(() => import('./Forum.tsx'), 'Forum')

/** The forum of a content with its room while its code comes; another comment in the address opens it anew. */
export function LazyForum(props: Omit<ForumProps, 'wanted'>) {
  const wanted = useQueryParameter(commentParameter)
  return (
    <Suspense fallback={<Skeleton shape="text" lines={6} label={forumText.loading} />}>
      <Forum key={`${props.contentType} ${props.contentId} ${wanted}`} {...props} wanted={wanted} />
    </Suspense>
  )
}

/** The button that opens the forum of a content below itself: nothing of it is asked for before. */
export function ForumSlot(props: Omit<ForumProps, 'wanted'>) {
  const id = useId()
  const wanted = useQueryParameter(commentParameter)
  const [isShown, setShown] = useState(wanted !== null)
  return (
    <div
      data-forum=""
      className={css({display: 'flex', flexDirection: 'column', gap: '4', minWidth: '0', width: 'full'})}
    >
      <div>
        <Button
          variant="soft"
          size="sm"
          icon={<MessageIcon size={20} />}
          aria-expanded={isShown}
          {...(isShown && {'aria-controls': id})}
          onClick={() => setShown(!isShown)}
        >
          {isShown ? forumText.hide : forumText.show}
        </Button>
      </div>
      {isShown ? (
        <div id={id}>
          <LazyForum {...props} />
        </div>
      ) : null}
    </div>
  )
}
