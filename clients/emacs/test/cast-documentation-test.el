;;; cast-documentation-test.el --- The examples of the pages  -*- lexical-binding: t; -*-

;; SPDX-License-Identifier: Apache-2.0

;;; Commentary:

;; The examples are run unchanged from the pages.

;;; Code:

(require 'ert)
(require 'cast)
(require 'cast-rpc-test-programs)

(defvar client)
(defvar stop)

(defun cast-documentation-test--blocks (page device)
  "The blocks of Emacs Lisp in PAGE, with DEVICE in place of theirs."
  (let (blocks)
    (with-temp-buffer
      (insert-file-contents (expand-file-name page (expand-file-name ".." cast-rpc-test-folder)))
      (while (re-search-forward "^```elisp\n\\(\\(?:.*\n\\)*?\\)```$" nil t)
        (push (string-replace "Living Room" device (match-string 1)) blocks)))
    (nreverse blocks)))

(defun cast-documentation-test--run (page)
  "Run the examples of PAGE, and return them."
  (let* ((receiver (cast-rpc-test-receiver))
         (blocks (cast-documentation-test--blocks page (process-get receiver :address)))
         cast-device client stop)
    (should blocks)
    (unwind-protect
        (dolist (block blocks)
          (with-temp-buffer
            (insert block)
            (goto-char (point-min))
            (while (progn (forward-comment (point-max)) (not (eobp)))
              (eval (read (current-buffer)) nil)
              ;; A person waits for a command's effect.
              (when (cast-rpc-live-p cast--client)
                (cast-rpc-test-eventually (lambda () (null (oref cast--client calls))))))))
      (cast-mode-line-mode -1)
      (cast-disconnect)
      (cast-rpc-test-end-daemon (cast-rpc-default-socket))
      (process-send-eof receiver))
    blocks))

(ert-deftest cast-documentation-test-readme ()
  "The examples of the README run."
  (cast-documentation-test--run "README.md"))

(ert-deftest cast-documentation-test-start ()
  "The examples of the first page run, and the script has ten lines at most."
  (let ((blocks (cast-documentation-test--run "../../docs/start/emacs.md")))
    (should (<= (length (split-string (car (last blocks)) "\n" t)) 10))))

(defun cast-documentation-test--api ()
  "The first examples of the methods in docs/API: (JSON . FORM)."
  (let (examples)
    (dolist (page (directory-files (expand-file-name "../../../docs/API" cast-rpc-test-folder) t "\\.md\\'"))
      (with-temp-buffer
        (insert-file-contents page)
        (while (re-search-forward "^```elisp\n" nil t)
          (let ((form (read (current-buffer)))
                (end (point)))
            (re-search-backward "^### ")
            (re-search-forward "^```json\n")
            (push (cons (json-parse-buffer :object-type 'plist :null-object :null :false-object :json-false) form)
                  examples)
            (goto-char end)))))
    examples))

(ert-deftest cast-documentation-test-api-pages ()
  "The example of each method makes the call that the page shows."
  (let ((examples (cast-documentation-test--api)) called)
    (should (equal (sort (mapcar (lambda (each) (plist-get (car each) :method)) examples) #'string<)
                   (sort (mapcar #'car cast-rpc-schema-methods) #'string<)))
    (cl-letf (((symbol-function 'cast-rpc-call)
               (lambda (_client method params _options) (setq called (list method params)))))
      (pcase-dolist (`(,message . ,form) examples)
        (let* ((method (plist-get message :method))
               (type (plist-get (cdr (assoc method cast-rpc-schema-methods)) :params))
               (json (lambda (params)
                       (json-parse-string
                        (json-serialize (cast-rpc-codec-encode type params)
                                        :null-object nil :false-object :json-false)
                        :object-type 'alist))))
          (eval `(let ((client nil)) (ignore client) ,form) t)
          (should (equal (car called) method))
          (ert-info (method)
            ;; 30 and 30.0 are one number.
            (should (cl-equalp (funcall json (cadr called)) (funcall json (plist-get message :params))))))))))

(provide 'cast-documentation-test)
;;; cast-documentation-test.el ends here
