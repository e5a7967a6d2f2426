/**
 * Runs before anything is drawn, and so stands in the page itself: marks the document from the second page of a
 * visit on, so that the curtain of the first 300 ms falls once. vercel.json allows it by its hash.
 */
export const VISIT_SCRIPT =
  "try{sessionStorage.visited?document.documentElement.dataset.visited='':sessionStorage.visited=1}catch{}";
