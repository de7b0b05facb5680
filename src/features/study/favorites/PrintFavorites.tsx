import {Suspense} from 'react'
import {css} from 'styled-system/css'
import {favoritesText} from '../../../text/study/favorites.ts'
import {lazyNamed} from '../../../ui/loading/lazyLoading.tsx'

const PrintQuestions = lazyNamed(() => import('../../question/print/Print.tsx'), 'PrintQuestions')

/** 'Imprimir' for the favourite questions that are loaded. */
export function PrintFavorites({ids}: {readonly ids: readonly string[]}) {
  return (
    <Suspense fallback={<div className={css({minHeight: 'touch'})} />}>
      <PrintQuestions key={ids.join()} title={favoritesText.title} ids={ids} source={null} />
    </Suspense>
  )
}
