/**
 * A part of the first script. A press on a button that React has not taken over yet is kept, and is made again as soon as
 * it has: otherwise it would be lost without a sign. Only the last one is kept, once, and for fifteen seconds; whoever
 * presses elsewhere or a key meanwhile has gone on, and nothing happens behind their back. Sending a form is left to the
 * browser, and so is a button that something other than React listens to.
 */
export const keptPress = `(function(){var b;function t(){return Object.keys(b).some(function(k){return/^__reactProps/.test(k)})}function r(){var n=b;b=0;if(n&&n.isConnected)n.click()}function w(n,i){if(b!==n)return;if(t())window.requestIdleCallback?requestIdleCallback(r,{timeout:500}):setTimeout(r,200);else if(i<300&&n.isConnected)setTimeout(w,50,n,i+1);else b=0}addEventListener("click",function(e){b=!e.defaultPrevented&&e.target.closest("button[type=button]");if(b&&t())b=0;if(b)w(b,0)},true);addEventListener("keydown",function(){b=0},true)})()`;
