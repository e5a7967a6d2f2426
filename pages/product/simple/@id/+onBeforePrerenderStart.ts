export default function onBeforePrerenderStart() { return ['/product/simple/1','/product/simple/2']; }
